/** Corrections of each block, blocks, and centres of the small squares, of level M by version (ISO/IEC 18004). */
const VERSIONS: readonly (readonly [size: number, blocks: number, centres: readonly number[]])[] = [
  [10, 1, []],
  [16, 1, [6, 18]],
  [26, 1, [6, 22]],
  [18, 2, [6, 26]],
  [24, 2, [6, 30]],
  [16, 4, [6, 34]],
  [18, 4, [6, 22, 38]],
  [22, 4, [6, 24, 42]],
  [22, 5, [6, 26, 46]],
  [26, 5, [6, 28, 50]],
  [30, 5, [6, 30, 54]],
  [22, 8, [6, 32, 58]],
  [22, 9, [6, 34, 62]],
  [24, 9, [6, 26, 46, 66]],
  [24, 10, [6, 26, 48, 70]],
  [28, 10, [6, 26, 50, 74]],
  [28, 11, [6, 30, 54, 78]],
  [26, 13, [6, 30, 56, 82]],
  [26, 14, [6, 30, 58, 86]],
  [26, 16, [6, 34, 62, 90]],
];
/** Level M's formats, by mask. */
const FORMATS = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];

const turned = (mask: number, x: number, y: number): boolean =>
  [
    (x + y) % 2,
    y % 2,
    x % 3,
    (x + y) % 3,
    (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    ((x * y) % 2) + ((x * y) % 3),
    (((x * y) % 2) + ((x * y) % 3)) % 2,
    (((x + y) % 2) + ((x * y) % 3)) % 2,
  ][mask] === 0;

/** Powers of 2 in the field. */
const EXP = Array.from({ length: 255 }, () => 1);
for (let n = 1; n < 255; n += 1) {
  const next = (EXP[n - 1] ?? 0) * 2;
  EXP[n] = next > 255 ? next ^ 0x11d : next;
}
/** Value of a block as a polynomial at 2ⁿ: 0 for the first few n when nothing is wrong. */
const syndrome = (block: readonly number[], n: number) =>
  block.reduce((sum, byte) => {
    const moved = sum === 0 ? 0 : (EXP[(EXP.indexOf(sum) + n) % 255] ?? 0);
    return moved ^ byte;
  }, 0);

function isTaken(side: number, version: number, x: number, y: number): boolean {
  if (x === 6 || y === 6) return true;
  if ((x < 9 && y < 9) || (x < 9 && y >= side - 8) || (x >= side - 8 && y < 9)) return true;
  const isMark = (a: number, b: number) => a < 6 && b >= side - 11 && b < side - 8;
  if (version >= 7 && (isMark(x, y) || isMark(y, x))) return true;
  const centres = VERSIONS[version - 1]?.[2] ?? [];
  const near = (value: number) => centres.find((one) => Math.abs(one - value) <= 2);
  const [cx, cy] = [near(x), near(y)];
  if (cx === undefined || cy === undefined) return false;
  const last = centres.at(-1);
  return !((cx === 6 && (cy === 6 || cy === last)) || (cx === last && cy === 6));
}

/** Reads an undamaged QR code of level M. @throws Error when its format or a correction is wrong */
export function readQr(code: readonly (readonly boolean[])[]): string {
  const side = code.length;
  const version = (side - 17) / 4;
  const [size, blocks] = VERSIONS[version - 1] ?? [0, 1];
  const dark = (x: number, y: number) => code[y]?.[x] ?? false;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => dark(8, y));
  for (const x of [7, 5, 4, 3, 2, 1, 0]) format.push(dark(x, 8));
  const mask = FORMATS.indexOf(format.reduce((sum, bit, at) => sum + (bit ? 2 ** at : 0), 0));
  if (mask === -1) throw new Error('The format is wrong.');
  let bits = '';
  let isUp = true;
  for (let right = side - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < side; step += 1) {
      const y = isUp ? side - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isTaken(side, version, x, y)) bits += dark(x, y) !== turned(mask, x, y) ? '1' : '0';
      }
    }
    isUp = !isUp;
  }
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const room = bytes.length - size * blocks;
  const short = Math.floor(room / blocks);
  const parts = Array.from({ length: blocks }, () => [] as number[]);
  const longer = parts.slice(blocks - (room % blocks));
  for (let at = 0; at < short * blocks; at += 1) parts[at % blocks]?.push(bytes[at] ?? 0);
  for (const [at, part] of (room % blocks ? longer : []).entries()) {
    part.push(bytes[short * blocks + at] ?? 0);
  }
  const data = parts.flat();
  for (let at = room; at < bytes.length; at += 1) {
    parts[(at - room) % blocks]?.push(bytes[at] ?? 0);
  }
  for (const part of parts) {
    for (let n = 0; n < size; n += 1) if (syndrome(part, n)) throw new Error('Damaged.');
  }
  const stream = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const wide = version < 10 ? 8 : 16;
  const length = Number.parseInt(stream.slice(4, 4 + wide), 2);
  const content = stream.slice(4 + wide, 4 + wide + length * 8).match(/.{8}/g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(content, (byte) => Number.parseInt(byte, 2)));
}
