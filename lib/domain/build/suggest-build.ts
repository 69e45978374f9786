import { roundMoney } from '../money';
import { hasPieces } from '../product/availability';
import { getDisplayPrices } from '../product/pricing';
import { checkCandidate, toCheckedPart } from './compatibility/check';
import type { CheckedPart } from './compatibility/verdict';
import type { PartRole } from './part-facts';
import { createEntry } from './selection';
import type { BuildGroup, BuildPart } from './types';
import { type BuildUse, getMostMemory, getRoleShare, USE_PLANS, type UsePlan } from './uses';

/** What a peso in a video card is worth for games, by its generation: the first row that matches the name counts, else it is new. */
const GENERATIONS: readonly [names: RegExp, value: number][] = [
  [/\b(RTX 50\d0|RX 90\d0|Arc B\d+)/i, 1],
  [/\b(RTX 40\d0|RX 7\d00)/i, 0.95],
  [/\b(RTX [23]0\d0|RX [56]\d00|Arc A\d+)/i, 0.75],
  [/\b(GTX|GT \d|RX [45]\d0\b)/i, 0.6],
];

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
/** Factors for the share of the lead role and for that of the others, tried in this order until the total is within the budget. */
const SHARE_FACTORS: readonly [lead: number, others: number][] = [
  [1.6, 1.3],
  [1.6, 1.2],
  [1.5, 1.1],
  [1.4, 1],
  [1.3, 1],
  [1.2, 1],
  [1.1, 1],
  [1, 1],
  [1, 0.9],
  [1, 0.8],
  [0.9, 0.8],
  [0.9, 0.7],
  [0.8, 0.6],
  [0.7, 0.5],
  [0.6, 0.4],
  [0.5, 0.3],
];

/** How far the most important role may go beyond what is enough for a use. */
const MOST_LEAD = 1.4;

/** Names of products that do not belong in a desktop computer, or not as its only drive. Their sheet may not say so. */
const LAPTOP_MEMORY = /so-?dimm|laptop|notebook|port[aá]til/i;
const HARD_DISK = /disco duro|\bhdd\b/i;

export type CandidatesByRole = Partial<Record<PartRole, readonly BuildPart[]>>;

export const getCashPrice = (part: BuildPart): number => getDisplayPrices(part.pricing).final;

function suitsUsePlan(
  { name }: BuildPart,
  facts: NonNullable<BuildPart['facts']>,
  { plan, budget }: Wish,
): boolean {
  if (facts.role === 'ram') {
    const capacity = facts.capacity ?? 0;
    const isOfLaptop = facts.isLaptopMemory === true || LAPTOP_MEMORY.test(name);
    return !isOfLaptop && capacity >= plan.memory && capacity <= getMostMemory(plan, budget);
  }
  if (facts.role === 'storage') return !HARD_DISK.test(name);
  if (facts.role === 'cpu' && plan.parts.gpu === undefined) return facts.hasGraphics === true;
  return true;
}

/** Confirmed is better than unknown. Within the limit the part that is worth more is better, above it the cheaper one. */
function isBetter(a: RatedCandidate, b: RatedCandidate, limit: number): boolean {
  if (a.isConfirmed !== b.isConfirmed) return a.isConfirmed;
  const [aFits, bFits] = [a.price <= limit, b.price <= limit];
  if (aFits !== bFits) return aFits;
  return aFits ? a.worth > b.worth : a.price < b.price;
}

interface Wish {
  plan: UsePlan;
  budget: number;
}

interface RatedCandidate {
  part: BuildPart;
  rated: CheckedPart;
  price: number;
  /** The price, and less for a video card of an older generation. */
  worth: number;
  isConfirmed: boolean;
}

function findBestCandidate(
  candidates: readonly BuildPart[],
  chosen: readonly CheckedPart[],
  wish: Wish,
  limit: number,
) {
  let found: RatedCandidate | null = null;
  for (const part of candidates) {
    const price = getCashPrice(part);
    const rated = toCheckedPart(part);
    if (!rated || !(price > 0) || !hasPieces(part.stock) || !suitsUsePlan(part, rated.facts, wish))
      continue;
    const [, value] = GENERATIONS.find(([names]) => names.test(part.name)) ?? [];
    const worth = rated.facts.role === 'gpu' ? price * (value ?? 1) : price;
    const hopeful = { part, rated, price, worth, isConfirmed: true };
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
  wish: Wish,
  [leadFactor, otherFactor]: (typeof SHARE_FACTORS)[number],
) {
  const { plan, budget } = wish;
  const parts: { role: PartRole; part: BuildPart }[] = [];
  const chosen: CheckedPart[] = [];
  const missing: PartRole[] = [];
  // Pesos with IVA, for a single payment.
  let total = 0;
  for (const role of ROLE_ORDER) {
    const share = getRoleShare(plan, role, budget);
    const ownCooler = role === 'cooler' && chosen.some(({ facts }) => facts.hasCooler);
    if (share === null || ownCooler) continue;
    const isLead = role === plan.lead;
    const most = (plan.parts[role]?.most ?? budget) * (isLead ? MOST_LEAD : 1);
    const limit = Math.min(share * (isLead ? leadFactor : otherFactor), most);
    const found = findBestCandidate(candidates[role] ?? [], chosen, wish, limit);
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

/** For each role the best compatible part within its share of the budget (pesos with IVA). Null without a complete build. Linear in the candidates. */
export function suggestBuild(
  candidates: CandidatesByRole,
  { budget, use }: { budget: number; use: BuildUse },
) {
  for (const factors of SHARE_FACTORS) {
    const build = tryBuild(candidates, { plan: USE_PLANS[use], budget }, factors);
    if (build.missing.length === 0 && build.total <= budget) return build;
  }
  return null;
}

export const toSuggestedEntries = (
  { parts }: Pick<ReturnType<typeof tryBuild>, 'parts'>,
  groups: readonly BuildGroup[],
) =>
  parts.flatMap(({ role, part }) => {
    const group = groups.find((one) => one.role === role && !one.isAccessory);
    return group ? createEntry(group.id, part) : [];
  });
