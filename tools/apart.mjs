// The files of our package that are packed separately: large ones that few games need.
import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";

const SOURCE = "py/tabletop";

/** @returns {{path: string, file: string, source: string, size: number}[]} where Python finds each, and its packed name */
export const filesApart = () =>
  readdirSync(SOURCE, { recursive: true })
    .filter((path) => path.endsWith(".bin"))
    .sort()
    .map((path) => ({
      path: join("tabletop", path),
      file: `${basename(path, ".bin")}.zst`,
      source: join(SOURCE, path),
      size: statSync(join(SOURCE, path)).size,
    }));
