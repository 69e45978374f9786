import { corrections } from './galois';

/** Level M, which bears 15 percent of damage: corrections of each block, and blocks, by version from 1. */
const CORRECTIONS = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

/** Modules along the side of a version. */
export const sideOf = (version: number): number => version * 4 + 17;

/** Centres of the small squares that help to find the grid. */
export function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = sideOf(version) - 7;
  const rest = Array.from({ length: count - 1 }, (_, index) => last - index * step);
  return [6, ...rest.reverse()];
}

/** Bytes that fit into a version, corrections included. */
function capacity(version: number): number {
  const count = alignments(version).length;
  // Of all modules those are left that no pattern takes.
  let modules = (16 * version + 128) * version + 64;
  if (count > 0) modules -= (25 * count - 10) * count - 55;
  if (version >= 7) modules -= 36;
  return Math.floor(modules / 8);
}

function bitsOf(bytes: Uint8Array, version: number): string {
  const binary = (value: number, size: number) => value.toString(2).padStart(size, '0');
  const length = binary(bytes.length, version < 10 ? 8 : 16);
  return `0100${length}${[...bytes].map((byte) => binary(byte, 8)).join('')}`;
}

export interface Codewords {
  version: number;
  bytes: number[];
}

/** A text as the bytes of the smallest version that holds it, in the order in which they are laid; null when none does. */
export function codewords(text: string): Codewords | null {
  const content = new TextEncoder().encode(text);
  for (const [index, size] of CORRECTIONS.entries()) {
    const version = index + 1;
    const blocks = BLOCKS[index] ?? 1;
    const room = capacity(version) - size * blocks;
    const bits = bitsOf(content, version);
    if (bits.length > room * 8) continue;
    const ended = `${bits}0000`.slice(0, room * 8);
    const data = (ended.padEnd(Math.ceil(ended.length / 8) * 8, '0').match(/.{8}/g) ?? []).map(
      (byte) => Number.parseInt(byte, 2),
    );
    for (let filler = 0xec; data.length < room; filler ^= 0xec ^ 0x11) data.push(filler);
    return { version, bytes: interleaved(data, blocks, size) };
  }
  return null;
}

/** The bytes of all blocks in turns, the corrections after them; the last blocks may be one longer. */
function interleaved(data: readonly number[], blocks: number, size: number): number[] {
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, index) => {
    const part = data.slice(at, at + short + (index >= blocks - longer ? 1 : 0));
    at += part.length;
    return part;
  });
  const inTurns = (lists: readonly number[][]) =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, index) =>
      lists.flatMap((list) => list[index] ?? []),
    ).flat();
  return [...inTurns(parts), ...inTurns(parts.map((part) => corrections(part, size)))];
}
