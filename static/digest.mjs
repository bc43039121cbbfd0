// Whether bytes are those of the build.

/** @returns {Promise<boolean>} whether `bytes` have the SHA-256 digest, in Base64; true where it can't be computed */
export async function hasDigest(bytes, digest) {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) {
    return true;
  }
  const found = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...found)) === digest;
}
