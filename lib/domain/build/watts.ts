import type { CheckedPart } from './compatibility/verdict';

export interface WattsEstimate {
  /** Sum of the known power draw, in watts. */
  watts: number;
  /** Recommended power of the supply: a quarter more, rounded up to steps of 50 watts. */
  recommended: number;
  /** Names of processors and video cards with unknown power draw. When there are any, the sum is a lower bound. */
  missing: readonly string[];
}

/** Motherboard, fans and other small consumers. */
const BASE_WATTS = 50;
const PER_MODULE = 4;
const PER_DRIVE = 8;
const PER_COOLER = 8;
const HEADROOM = 1.25;
const STEP = 50;

function getWatts({ facts }: CheckedPart): number | null {
  switch (facts.role) {
    case 'cpu':
    case 'gpu':
      return facts.tdp ?? null;
    case 'motherboard':
      return BASE_WATTS;
    case 'ram':
      return PER_MODULE * (facts.modules ?? 1);
    case 'storage':
      return PER_DRIVE;
    case 'cooler':
      return PER_COOLER;
    default:
      return 0;
  }
}

/** A rough estimate of the maximum power draw of a build. */
export function estimateWatts(parts: readonly CheckedPart[]): WattsEstimate {
  const missing = parts.filter((part) => getWatts(part) === null).map(({ name }) => name);
  const watts = parts.reduce((sum, part) => sum + (getWatts(part) ?? 0) * part.qty, 0);
  return { watts, recommended: Math.ceil((watts * HEADROOM) / STEP) * STEP, missing };
}
