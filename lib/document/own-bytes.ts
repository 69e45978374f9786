/** A copy with memory of its own: a small buffer of Node's is a part of a larger one, which it would keep in memory. */
export function ownBytes(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(copy);
  return copy;
}
