import { setTimeout as pause } from 'node:timers/promises';

/** One fault of the backend, and how the shop lived with it. */
export interface Cell {
  fault: string;
  /** `made`: a document that the server does not have; `kept`: one that it has; `call`: of a screen. */
  kind: 'made' | 'kept' | 'call';
  /** The document or the call. */
  name: string;
  ms: number;
  /** What was wrong with the shop's answer; empty when it survived. */
  problems: readonly string[];
}

/** Longest time of an answer, in milliseconds: the limits of the calls, and some for a busy machine. */
export const LONGEST_MS: Readonly<Record<Cell['kind'], number>> = {
  made: 13_000,
  kept: 2_500,
  call: 13_000,
};

/** Longest time until what failed is back after the backend is, in milliseconds. */
const RECOVERY_MS = 10_000;

/** Asks until the answer is good, as a visitor does who tries again. */
export async function comesBack(isGood: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + RECOVERY_MS; performance.now() < end; await pause(250)) {
    if (await isGood()) return true;
  }
  return false;
}

export const hasSurvived = ({ problems }: Cell): boolean => problems.length === 0;

/** A cell from what was found, and its time as a problem when it was too long. */
export function toCell(cell: Cell): Cell {
  const limit = LONGEST_MS[cell.kind];
  return cell.ms <= limit
    ? cell
    : { ...cell, problems: [...cell.problems, `more than ${limit} ms`] };
}
