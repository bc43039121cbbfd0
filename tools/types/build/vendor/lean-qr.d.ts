export { generate } from "lean-qr";
export { toSvg } from "lean-qr/extras/svg";
