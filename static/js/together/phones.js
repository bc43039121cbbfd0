// Whether phones can join a table of this browser at all.

/** @returns {boolean} whether this browser can talk to devices in reach (WebRTC) */
export const hasPhones = () => typeof globalThis.RTCPeerConnection === "function";
