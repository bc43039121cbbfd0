// What travels in a code is enough for a connection, and nothing but what we wrote is read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { packed, unpacked } from "../../../static/js/together/hands/signal.js";

const FINGERPRINT = Array.from({ length: 32 }, (_, index) =>
  (index * 7 + 10).toString(16).padStart(2, "0"),
)
  .join(":")
  .toUpperCase();

const candidate = (address, port, kind = "host", protocol = "udp") =>
  `a=candidate:1 1 ${protocol} 2113937151 ${address} ${port} typ ${kind} generation 0`;

const description = (type, ...candidates) => ({
  type,
  sdp: [
    "v=0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    ...candidates,
    "a=ice-ufrag:aIJT",
    "a=ice-pwd:nB/uVaR3qELAytXAFx+6LsQ1",
    `a=fingerprint:sha-256 ${FINGERPRINT}`,
    "a=mid:0",
    "",
  ].join("\r\n"),
});

const ADDRESSES = [
  candidate("299582ff-f8d1-4be4-adef-1f952ab26cfc.local", 37242),
  candidate("192.168.1.20", 443),
  candidate("fe80::1:2", 65535),
];

test("what a connection needs comes back as it was", () => {
  for (const type of ["offer", "answer"]) {
    const code = packed(description(type, ...ADDRESSES));
    assert.match(code, /^[\w-]{100,170}$/u);
    const { sdp } = unpacked(code, type);
    for (const part of [
      "299582ff-f8d1-4be4-adef-1f952ab26cfc.local 37242 typ host",
      "192.168.1.20 443 typ host",
      "fe80:0000:0000:0000:0000:0000:0001:0002 65535 typ host",
      "a=ice-ufrag:aIJT",
      "a=ice-pwd:nB/uVaR3qELAytXAFx+6LsQ1",
      FINGERPRINT,
      type === "offer" ? "a=setup:actpass" : "a=setup:active",
    ]) {
      assert.ok(sdp.includes(part), part);
    }
  }
});

test("the longest code fits a code of version 22 four times over", () => {
  const many = Array.from({ length: 12 }, (_, index) => candidate(`2001:db8::${index + 1}`, 5000));
  assert.ok(packed(description("offer", ...many)).length < 250);
});

test("only addresses travel that a device in reach can use", () => {
  const code = packed(
    description(
      "offer",
      candidate("203.0.113.5", 999, "srflx"),
      candidate("192.168.1.20", 9, "host", "tcp"),
      ADDRESSES[1],
    ),
  );
  assert.equal(unpacked(code, "offer").sdp.match(/a=candidate/gu).length, 1);
});

test("what was cut, changed or is another's is no code", () => {
  const code = packed(description("offer", ...ADDRESSES));
  assert.equal(unpacked(code, "answer"), null);
  for (const text of ["", "-", "play", code.slice(0, 60), `${code}AAAA`, "A".repeat(601), "ä"]) {
    assert.equal(unpacked(text, "offer"), null, text);
  }
});

test("a code of any making holds no line of a description", () => {
  let seed = 7;
  const next = () => (seed = (seed * 48271) % 2147483647);
  const code = packed(description("offer", ...ADDRESSES));
  const figures = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  for (let round = 0; round < 2000; round += 1) {
    const at = next() % code.length;
    const changed = code.slice(0, at) + figures[next() % 64] + code.slice(at + 1);
    const sdp = unpacked(changed, "offer")?.sdp ?? "";
    for (const line of sdp.split("\r\n")) {
      assert.match(line, /^([vost]=[\w=.\- ]*|m=application .*|c=IN .*|a=[a-z-]+:[\w:+/. -]*|)$/u);
    }
  }
});
