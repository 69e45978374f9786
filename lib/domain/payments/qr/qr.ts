import { codewords } from './codewords';
import { emptyGrid, freeSpots, type Grid, setMask } from './grid';

/** Where each of the eight masks turns a module over. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const SEVERAL = /0{5,}|1{5,}/g;
/** What could be taken for one of the big squares. */
const LIKE_A_CORNER = /(?=10111010000|00001011101)/g;

/** How hard a code is to read, by the four rules of the standard (ISO/IEC 18004, 7.8.3). */
function penalty(grid: Grid): number {
  const rows = grid.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(SEVERAL)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(LIKE_A_CORNER)].length;
  }
  for (const [y, row] of rows.entries()) {
    const below = rows[y + 1] ?? '';
    for (let x = 0; x + 1 < below.length; x += 1) {
      const square = row.slice(x, x + 2) + below.slice(x, x + 2);
      if (square === '0000' || square === '1111') sum += 3;
    }
  }
  const dark = rows.join('').replaceAll('0', '').length;
  const percent = (dark * 100) / grid.length ** 2;
  return sum + 10 * Math.floor(Math.abs(percent - 50) / 5);
}

/** A text as a QR code of level M: rows of modules, dark ones true; null when it is longer than some 660 bytes. */
export function qrCode(text: string): boolean[][] | null {
  const content = codewords(text);
  if (!content) return null;
  const base = emptyGrid(content.version);
  const spots = freeSpots(base);
  const bits = content.bytes.flatMap((byte) =>
    Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1),
  );
  let best: { grid: Grid; cost: number } | null = null;
  for (const [mask, turns] of MASKS.entries()) {
    const grid = base.map((row) => [...row]);
    setMask(grid, mask);
    for (const [index, [x, y]] of spots.entries()) {
      const row = grid[y];
      if (row) row[x] = (bits[index] ?? false) !== turns(x, y);
    }
    const cost = penalty(grid);
    if (!best || cost < best.cost) best = { grid, cost };
  }
  return best?.grid.map((row) => row.map(Boolean)) ?? null;
}

/** Modules that have to be empty around a code. */
const QUIET = 4;

/** A code as it is drawn: an SVG path in a square of so many units. */
export function qrPath(text: string): { path: string; side: number } | null {
  const code = qrCode(text);
  if (!code) return null;
  let path = '';
  for (const [y, row] of code.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
    }
  }
  return { path, side: code.length + 2 * QUIET };
}
