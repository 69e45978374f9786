import { alignments, sideOf } from './codewords';

/** Rows of modules: true is dark, null is free for the content. */
export type Grid = (boolean | null)[][];
type Spot = readonly [x: number, y: number];

const at = (grid: Grid, x: number, y: number, isDark: boolean) => {
  const row = grid[y];
  if (row && x >= 0 && x < row.length) row[x] = isDark;
};

/** Squares in squares around a centre, dark where `rings` has the distance. */
function rings(grid: Grid, [x, y]: Spot, reach: number, dark: readonly number[]): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      at(grid, x + dx, y + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

/** A number with the remainder that protects it, as bits from the lowest. */
function protectedBits(value: number, size: number, divisor: number, mask: number): boolean[] {
  const extra = Math.floor(Math.log2(divisor));
  let rest = value << extra;
  for (let bit = size + extra - 1; bit >= extra; bit -= 1) {
    if ((rest >> bit) & 1) rest ^= divisor << (bit - extra);
  }
  const all = ((value << extra) | rest) ^ mask;
  return Array.from({ length: size + extra }, (_, bit) => ((all >> bit) & 1) === 1);
}

/** What every code of a version has, whatever it says. */
export function emptyGrid(version: number): Grid {
  const side = sideOf(version);
  const grid: Grid = Array.from({ length: side }, () => new Array<null>(side).fill(null));
  for (let index = 0; index < side; index += 1) {
    at(grid, 6, index, index % 2 === 0);
    at(grid, index, 6, index % 2 === 0);
  }
  const corners: Spot[] = [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ];
  for (const corner of corners) rings(grid, corner, 4, [0, 1, 3]);
  const centres = alignments(version);
  const last = centres.at(-1);
  for (const x of centres) {
    for (const y of centres) {
      // The big squares are there already.
      const isCorner = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
      if (!isCorner) rings(grid, [x, y], 2, [0, 2]);
    }
  }
  if (version >= 7) {
    for (const [bit, isDark] of protectedBits(version, 6, 0x1f25, 0).entries()) {
      const [far, near] = [side - 11 + (bit % 3), Math.floor(bit / 3)];
      at(grid, far, near, isDark);
      at(grid, near, far, isDark);
    }
  }
  setMask(grid, 0);
  return grid;
}

/** Says which mask was laid over a code of level M, twice. */
export function setMask(grid: Grid, mask: number): void {
  const side = grid.length;
  for (const [bit, isDark] of protectedBits(mask, 5, 0x537, 0x5412).entries()) {
    const before = bit + (bit >= 6 ? 1 : 0);
    if (bit < 8) at(grid, 8, before, isDark);
    else at(grid, bit === 8 ? 7 : 14 - bit, 8, isDark);
    if (bit < 8) at(grid, side - 1 - bit, 8, isDark);
    else at(grid, 8, side - 15 + bit, isDark);
  }
  at(grid, 8, side - 8, true);
}

/** The free modules in the order in which bytes are laid: two columns at a time, up and down in turns, from the right. */
export function freeSpots(grid: Grid): Spot[] {
  const side = grid.length;
  const spots: Spot[] = [];
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step += 1) {
      const isUp = ((right + 1) & 2) === 0;
      const y = isUp ? side - 1 - step : step;
      for (const x of [right, right - 1]) if (grid[y]?.[x] === null) spots.push([x, y]);
    }
  }
  return spots;
}
