import { Random } from '../../core/random';

/** Stars of every opinion, newest first. Popular articles have more; one in six has none. */
export function deriveRatings(seed: number, popularity: number): number[] {
  const random = new Random(seed ^ 0x3c9d);
  if (random.chance(0.16)) return [];
  const count = Math.min(40, Math.floor(random.next() ** 2 * 22 + popularity * 20));
  // Most articles please; a few do not.
  const weights = random.chance(0.12) ? [14, 12, 24, 28, 22] : [3, 3, 9, 28, 57];
  return Array.from({ length: count }, () => random.weighted(weights) + 1);
}

/** Average with one decimal; 0 without opinions. */
export function average(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  return Math.round((ratings.reduce((sum, stars) => sum + stars, 0) / ratings.length) * 10) / 10;
}
