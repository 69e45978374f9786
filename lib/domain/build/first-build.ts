import { roundMoney } from '../money';
import { shownPrices } from '../product/pricing';
import { checkCandidate, ratedPart } from './compatibility/check';
import type { RatedPart } from './compatibility/verdict';
import type { PartRole } from './facts/types';
import type { AssemblyPart } from './types';
import { type AssemblyUse, USE_PLANS, type UsePlan } from './uses';

/** The most important parts are chosen first, because the others have to fit them. */
const ORDER: readonly PartRole[] = [
  'cpu',
  'gpu',
  'motherboard',
  'ram',
  'storage',
  'case',
  'cooler',
  'psu',
];
/** Factors for the share of each role. They are tried in this order until the total is within the budget. */
const GENEROSITY = [1.5, 1.3, 1.15, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];

export interface FirstBuild {
  parts: readonly { role: PartRole; part: AssemblyPart }[];
  /** Pesos with IVA, for a single payment. */
  total: number;
  /** Roles without a suitable part. */
  missing: readonly PartRole[];
}

export type Candidates = Partial<Record<PartRole, readonly AssemblyPart[]>>;

export const cashPrice = (part: AssemblyPart): number => shownPrices(part.pricing).final;

/** Whether a part meets the requirements of the use, besides being compatible. */
function suits(facts: NonNullable<AssemblyPart['facts']>, plan: UsePlan): boolean {
  if (facts.role === 'ram') {
    return facts.isLaptopMemory !== true && (facts.capacity ?? 0) >= plan.memory;
  }
  if (facts.role === 'cpu' && plan.shares.gpu === undefined) return facts.hasGraphics === true;
  return true;
}

/**
 * Confirmed compatibility is better than unknown. Within the limit the more expensive part is better, above it the
 * cheaper one.
 */
function isBetter(a: Rated, b: Rated, limit: number): boolean {
  if (a.isSure !== b.isSure) return a.isSure;
  const [aFits, bFits] = [a.price <= limit, b.price <= limit];
  if (aFits !== bFits) return aFits;
  return aFits ? a.price > b.price : a.price < b.price;
}

interface Rated {
  part: AssemblyPart;
  rated: RatedPart;
  price: number;
  isSure: boolean;
}

/** The best candidate of a role, found in one pass. */
function best(
  candidates: readonly AssemblyPart[],
  chosen: readonly RatedPart[],
  plan: UsePlan,
  limit: number,
): Rated | null {
  let found: Rated | null = null;
  for (const part of candidates) {
    const price = cashPrice(part);
    const rated = ratedPart(part);
    if (!rated || !(price > 0) || part.stockTotal < 1 || !suits(rated.facts, plan)) continue;
    const hopeful = { part, rated, price, isSure: true };
    if (found && !isBetter(hopeful, found, limit)) continue;
    const { state } = checkCandidate(rated, chosen);
    if (state === 'incompatible') continue;
    const candidate = { ...hopeful, isSure: state !== 'unknown' };
    if (!found || isBetter(candidate, found, limit)) found = candidate;
  }
  return found;
}

function attempt(
  candidates: Candidates,
  plan: UsePlan,
  budget: number,
  generosity: number,
): FirstBuild {
  const parts: FirstBuild['parts'][number][] = [];
  const chosen: RatedPart[] = [];
  const missing: PartRole[] = [];
  let total = 0;
  for (const role of ORDER) {
    const share = plan.shares[role];
    const ownCooler = role === 'cooler' && chosen.some(({ facts }) => facts.hasCooler);
    if (share === undefined || ownCooler) continue;
    const found = best(candidates[role] ?? [], chosen, plan, budget * share * generosity);
    if (!found) {
      missing.push(role);
      continue;
    }
    parts.push({ role, part: found.part });
    chosen.push(found.rated);
    total = roundMoney(total + found.price);
  }
  return { parts, total, missing };
}

/**
 * Suggests a build that the shopper can change: for each role, the best part that is compatible and within its share of
 * the budget. The time is linear in the number of candidates.
 * @param budget pesos with IVA
 * @returns null when no complete build is within the budget
 */
export function firstBuild(
  candidates: Candidates,
  { budget, use }: { budget: number; use: AssemblyUse },
): FirstBuild | null {
  for (const generosity of GENEROSITY) {
    const build = attempt(candidates, USE_PLANS[use], budget, generosity);
    if (build.missing.length === 0 && build.total <= budget) return build;
  }
  return null;
}
