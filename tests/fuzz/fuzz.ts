import fc from 'fast-check';
import { expect } from 'vitest';

/** `FUZZ=1` tries the whole number of cases, `FUZZ=0.1` a tenth of it; without it a quick share. */
const SHARE = Number(process.env.FUZZ ?? 0.003);
const SEED = Number(
  process.env.FUZZ_SEED ?? fc.readConfigureGlobal()?.seed ?? Date.now() % 2 ** 31,
);

/** The length of a text that shows whether time grows with its square, which takes longer than any limit with the shorter ones of a quick share, too. */
export const longLength = (whole: number): number =>
  process.env.FUZZ === undefined ? whole * 0.4 : whole;

/** More than the whole number of cases takes on a busy machine, in milliseconds. */
export const FUZZ_TIMEOUT = 3_600_000;

/**
 * Checks a share of so many random cases, and prints how many, the seed and the time.
 * @throws Error that names the smallest case found for which the check throws
 */
export async function fuzz<T>(
  name: string,
  whole: number,
  cases: fc.Arbitrary<T>,
  check: (value: T) => void | Promise<void>,
): Promise<void> {
  const numRuns = Math.ceil(whole * SHARE);
  const start = performance.now();
  let count = 0;
  const property = fc.asyncProperty(cases, async (value) => {
    count++;
    await check(value);
  });
  await fc.assert(property, { numRuns, seed: SEED });
  const seconds = Math.round((performance.now() - start) / 1000);
  console.info(`${name}: ${count.toLocaleString('en-US')}, seed ${SEED}, ${seconds} s`);
  expect(count).toBeGreaterThanOrEqual(numRuns);
}
