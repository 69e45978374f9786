// `npx tsx tests/bench/assembly.ts`: what choosing a part costs in a step of thousands, on this machine.
import { checkCandidate } from '@/lib/domain/build/compatibility/check';
import type { CheckedPart } from '@/lib/domain/build/compatibility/verdict';
import { PART_ROLES, type PartRole } from '@/lib/domain/build/facts/types';
import { catalogues, type PartsByRole } from '../lib/domain/build/real-parts';
import { median } from './median';

const SIZE = 4000;
const ROUNDS = 9;

/** `size` candidates of a role: those of the catalogue, repeated. */
export function candidatesOf(parts: PartsByRole, role: PartRole, size = SIZE): CheckedPart[] {
  const list = parts[role];
  return Array.from({ length: size }, (_, index) => {
    const part = list[index % list.length]?.rated;
    if (!part) throw new Error(`No part is a ${role}`);
    return { ...part, productId: `${part.productId}-${index}` };
  });
}

/** One part of every other role. */
export const restOf = (parts: PartsByRole, role: PartRole): CheckedPart[] =>
  PART_ROLES.filter((one) => one !== role).flatMap((one) => parts[one][0]?.rated ?? []);

/** Checks every candidate of a step. @returns the number of compatible ones */
export const judgeAll = (
  candidates: readonly CheckedPart[],
  others: readonly CheckedPart[],
): number => candidates.filter((one) => checkCandidate(one, others).state === 'compatible').length;

function main(): void {
  const [name, parts] = catalogues()[0] ?? [];
  if (!parts) return;
  console.log(`${SIZE} candidates against a whole build, ${name}, median of ${ROUNDS}`);
  for (const role of PART_ROLES) {
    const candidates = candidatesOf(parts, role);
    const others = restOf(parts, role);
    const times = Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      judgeAll(candidates, others);
      return performance.now() - start;
    });
    console.log(`${role.padEnd(12)} ${median(times).toFixed(1)} ms`);
  }
}

if (import.meta.main) main();
