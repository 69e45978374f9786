/** Arithmetic of the field of 256 elements in which codes are corrected (x⁸ + x⁴ + x³ + x² + 1). */
export function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** What makes corrections of a size: the product of (x − 2ⁿ), its leading 1 left out. */
function generator(size: number): number[] {
  let result = [...new Array<number>(size - 1).fill(0), 1];
  let root = 1;
  for (let round = 0; round < size; round += 1) {
    result = result.map((one, at) => times(one, root) ^ (result[at + 1] ?? 0));
    root = times(root, 2);
  }
  return result;
}

/** The corrections of some bytes (Reed–Solomon): the remainder of their division by the generator. */
export function corrections(bytes: readonly number[], size: number): number[] {
  const divisor = generator(size);
  let rest = new Array<number>(size).fill(0);
  for (const byte of bytes) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = divisor.map((one, at) => (rest[at + 1] ?? 0) ^ times(one, factor));
  }
  return rest;
}
