// What two devices have to know of each other before a line stands, as a text short enough for a
// code: of a session description (RFC 8866) only what the other cannot know anyhow.

/** @typedef {"ipv4" | "ipv6" | "name"} Family */
/**
 * @typedef {{family: Family, bytes: number[]}} Address where a device is: a number, or a name on this
 *   Wi-Fi
 */

/**
 * What a code says of a device.
 * @typedef {{
 *   type: "offer" | "answer",
 *   fingerprint: string,
 *   ufrag: string,
 *   password: string,
 *   addresses: {address: string, port: number}[],
 * }} Signal
 */

const VERSION = 1;
/** @type {("offer" | "answer")[]} each by its number in a code */
const KINDS = ["offer", "answer"];

/** The most addresses of a device that travel: Wi-Fi and another network, each in both families. */
const MOST_ADDRESSES = 5;

/** Longer than any code of ours; asked before anything is made of one. */
const LONGEST = 600;

const FINGERPRINT = 32;
const UUID = 16;
/** @type {Record<Family, number>} how many bytes it has */
const ADDRESS = { ipv4: 4, ipv6: 16, name: UUID };
/** @type {Family[]} each by its number in a code */
const FAMILIES = ["ipv4", "ipv6", "name"];

/** What browsers choose names and passwords of (RFC 8839). */
const ICE = /^[A-Za-z0-9+/]{4,64}$/u;

/** @type {(sdp: string, name: string) => string} */
const lineOf = (sdp, name) => sdp.match(new RegExp(`^a=${name}:(.*?)\\r?$`, "mu"))?.[1] ?? "";

/** @param {string} text @returns {number[]} the bytes of hexadecimal figures */
const unhexed = (text) => (text.match(/../gu) ?? []).map((pair) => parseInt(pair, 16));
/** @param {Iterable<number>} bytes */
const hexed = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0"));

/** @param {string} text @returns {number[]} the sixteen bytes of an address of version 6 */
function readIpv6(text) {
  const [head, tail] = text.split("::").map((half) => (half ? half.split(":") : []));
  const gap = tail ? Array(8 - head.length - tail.length).fill("0") : [];
  return [...head, ...gap, ...(tail ?? [])].flatMap((group) => unhexed(group.padStart(4, "0")));
}

/** @param {string} text @returns {Address} */
function readAddress(text) {
  if (text.endsWith(".local")) {
    return { family: "name", bytes: unhexed(text.slice(0, -".local".length).replaceAll("-", "")) };
  }
  if (text.includes(":")) {
    return { family: "ipv6", bytes: readIpv6(text) };
  }
  return { family: "ipv4", bytes: text.split(".").map(Number) };
}

/** @type {Record<Family, (bytes: number[]) => string>} */
const writeAddress = {
  ipv4: (bytes) => bytes.join("."),
  ipv6: (bytes) => (hexed(bytes).join("").match(/..../gu) ?? []).join(":"),
  name: (bytes) =>
    `${hexed(bytes)
      .join("")
      .replace(/^(.{8})(.{4})(.{4})(.{4})/u, "$1-$2-$3-$4-")}.local`,
};

/** @param {Address & {port: number}} address */
const isWhole = ({ family, bytes, port }) =>
  bytes.length === ADDRESS[family] && bytes.every((byte) => byte >= 0 && byte < 256) && port > 0;

/** @param {string} sdp the addresses of a description that another device in reach can use */
function addressesIn(sdp) {
  const lines = sdp.match(/^a=candidate:.*$/gmu) ?? [];
  return lines
    .map((line) => line.trim().split(" "))
    .filter((parts) => parts[2].toLowerCase() === "udp" && parts[7] === "host")
    .map((parts) => ({ ...readAddress(parts[4]), port: Number(parts[5]) }))
    .filter(isWhole)
    .slice(0, MOST_ADDRESSES);
}

/** @param {number[]} bytes */
const base64url = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** @param {string} text */
const withLength = (text) => [text.length, ...new TextEncoder().encode(text)];

/**
 * @param {{type: string, sdp: string}} description of this device, with all its addresses
 * @returns {string} the text that travels
 */
export function packed({ type, sdp }) {
  const addresses = addressesIn(sdp);
  const bytes = [
    VERSION * 16 + KINDS.findIndex((kind) => kind === type),
    ...unhexed(lineOf(sdp, "fingerprint").replace("sha-256 ", "").replaceAll(":", "")),
    ...withLength(lineOf(sdp, "ice-ufrag")),
    ...withLength(lineOf(sdp, "ice-pwd")),
    ...addresses.flatMap(({ family, bytes: told, port }) => [
      FAMILIES.indexOf(family),
      port >> 8,
      port & 255,
      ...told,
    ]),
  ];
  return base64url(bytes);
}

/**
 * Reads bytes one part after the other; a text that was cut throws.
 * @param {Uint8Array} bytes
 */
function reader(bytes) {
  let at = 0;
  return {
    isAtEnd: () => at === bytes.length,
    /** @param {number} count */
    take(count) {
      if (at + count > bytes.length) {
        throw new RangeError("cut");
      }
      at += count;
      return [...bytes.slice(at - count, at)];
    },
  };
}

/** @typedef {ReturnType<typeof reader>} Parts */

/** @param {Parts} parts @returns {string} a name or a password of ICE */
function readIce(parts) {
  const text = String.fromCharCode(...parts.take(parts.take(1)[0]));
  if (!ICE.test(text)) {
    throw new RangeError("no ICE text");
  }
  return text;
}

/** @param {Parts} parts */
function readOne(parts) {
  const [family, high, low] = parts.take(3);
  const name = FAMILIES[family];
  if (!name) {
    throw new RangeError("no address");
  }
  return { address: writeAddress[name](parts.take(ADDRESS[name])), port: high * 256 + low };
}

/** @param {string} text */
function read(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) =>
    each.charCodeAt(0),
  );
  const parts = reader(bytes);
  const [head] = parts.take(1);
  const type = KINDS.find((_, number) => VERSION * 16 + number === head);
  if (!type) {
    throw new RangeError("another version");
  }
  /** @type {Signal} */
  const found = {
    type,
    fingerprint: hexed(parts.take(FINGERPRINT)).join(":").toUpperCase(),
    ufrag: readIce(parts),
    password: readIce(parts),
    addresses: [],
  };
  while (!parts.isAtEnd()) {
    found.addresses.push(readOne(parts));
  }
  if (found.addresses.length > MOST_ADDRESSES) {
    throw new RangeError("too many addresses");
  }
  return found;
}

/**
 * The priority of addresses by their order: what the device named first is tried first.
 * @param {number} index
 */
const priority = (index) => 2 ** 24 * 126 + 2 ** 8 * (65_535 - index) + 255;

/** @param {Signal} signal */
function written({ type, fingerprint, ufrag, password, addresses }) {
  return [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...addresses.map(
      ({ address, port }, index) =>
        `a=candidate:${index + 1} 1 udp ${priority(index)} ${address} ${port} typ host`,
    ),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    `a=setup:${type === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:65536",
    "",
  ].join("\r\n");
}

/**
 * @param {string} text that came from a code or was pasted
 * @param {"offer" | "answer"} type what is wanted
 * @returns {{type: "offer" | "answer", sdp: string} | null} null for all that is no such text of ours
 */
export function unpacked(text, type) {
  if (text.length > LONGEST || !/^[\w-]+$/u.test(text)) {
    return null;
  }
  try {
    const found = read(text);
    return found.type === type ? { type, sdp: written(found) } : null;
  } catch {
    return null;
  }
}
