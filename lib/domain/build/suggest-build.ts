import { roundMoney } from '../money';
import { getDisplayPrices } from '../product/pricing';
import { checkCandidate, toCheckedPart } from './compatibility/check';
import type { CheckedPart } from './compatibility/verdict';
import type { PartRole } from './facts/types';
import type { BuildEntry, BuildGroup, BuildPart } from './types';
import { type BuildUse, USE_PLANS, type UsePlan } from './uses';

/** The most important parts are chosen first, because the others have to fit them. */
const ROLE_ORDER: readonly PartRole[] = [
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
const SHARE_FACTORS = [1.5, 1.3, 1.15, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];

export interface SuggestedBuild {
  parts: readonly { role: PartRole; part: BuildPart }[];
  /** Pesos with IVA, for a single payment. */
  total: number;
  /** Roles without a suitable part. */
  missing: readonly PartRole[];
}

export type CandidatesByRole = Partial<Record<PartRole, readonly BuildPart[]>>;

export const getCashPrice = (part: BuildPart): number => getDisplayPrices(part.pricing).final;

/** Whether a part meets the requirements of the use, besides being compatible. */
function suitsUsePlan(facts: NonNullable<BuildPart['facts']>, plan: UsePlan): boolean {
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
function isBetter(a: RatedCandidate, b: RatedCandidate, limit: number): boolean {
  if (a.isConfirmed !== b.isConfirmed) return a.isConfirmed;
  const [aFits, bFits] = [a.price <= limit, b.price <= limit];
  if (aFits !== bFits) return aFits;
  return aFits ? a.price > b.price : a.price < b.price;
}

interface RatedCandidate {
  part: BuildPart;
  rated: CheckedPart;
  price: number;
  isConfirmed: boolean;
}

/** The best candidate of a role, found in one pass. */
function findBestCandidate(
  candidates: readonly BuildPart[],
  chosen: readonly CheckedPart[],
  plan: UsePlan,
  limit: number,
): RatedCandidate | null {
  let found: RatedCandidate | null = null;
  for (const part of candidates) {
    const price = getCashPrice(part);
    const rated = toCheckedPart(part);
    if (!rated || !(price > 0) || part.stock < 1 || !suitsUsePlan(rated.facts, plan)) continue;
    const hopeful = { part, rated, price, isConfirmed: true };
    if (found && !isBetter(hopeful, found, limit)) continue;
    const { state } = checkCandidate(rated, chosen);
    if (state === 'incompatible') continue;
    const candidate = { ...hopeful, isConfirmed: state !== 'unknown' };
    if (!found || isBetter(candidate, found, limit)) found = candidate;
  }
  return found;
}

function tryBuild(
  candidates: CandidatesByRole,
  plan: UsePlan,
  budget: number,
  generosity: number,
): SuggestedBuild {
  const parts: SuggestedBuild['parts'][number][] = [];
  const chosen: CheckedPart[] = [];
  const missing: PartRole[] = [];
  let total = 0;
  for (const role of ROLE_ORDER) {
    const share = plan.shares[role];
    const ownCooler = role === 'cooler' && chosen.some(({ facts }) => facts.hasCooler);
    if (share === undefined || ownCooler) continue;
    const found = findBestCandidate(
      candidates[role] ?? [],
      chosen,
      plan,
      budget * share * generosity,
    );
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
export function suggestBuild(
  candidates: CandidatesByRole,
  { budget, use }: { budget: number; use: BuildUse },
): SuggestedBuild | null {
  for (const generosity of SHARE_FACTORS) {
    const build = tryBuild(candidates, USE_PLANS[use], budget, generosity);
    if (build.missing.length === 0 && build.total <= budget) return build;
  }
  return null;
}

/** The entries of a suggested build. A part without a step of its kind is left out. */
export const toSuggestedEntries = (
  { parts }: SuggestedBuild,
  groups: readonly BuildGroup[],
): BuildEntry[] =>
  parts.flatMap(({ role, part }) => {
    const group = groups.find((one) => one.role === role && !one.isAccessory);
    return group ? [{ groupId: group.id, part, qty: 1, detailId: null }] : [];
  });
