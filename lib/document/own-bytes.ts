/** A copy with memory of its own: a small buffer of Node's is a part of a larger one, which it would keep in memory. */
export function ownBytes(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(copy);
  return copy;
}

/** A copy with memory of its own: a part of a text, as patterns find it, keeps the whole text in memory. */
export const ownText = (text: string): string => Buffer.from(text).toString();
