import { type AssemblyEntry, type AssemblyPart, isChosen } from '../types';
import { boardRules } from './board-rules';
import { caseRules } from './case-rules';
import { powerRules } from './power-rules';
import { sumRules } from './sum-rules';
import { type CompatibilityState, overall, type RatedPart, type Verdict, verdict } from './verdict';

const PAIR_RULES = [...boardRules, ...caseRules];
const BUILD_RULES = [...sumRules, ...powerRules];

export interface Compatibility {
  /** Null when no two parts have anything to do with each other. */
  state: CompatibilityState | null;
  verdicts: readonly Verdict[];
}

const compatibility = (verdicts: readonly Verdict[]): Compatibility => ({
  state: overall(verdicts),
  verdicts,
});

/** The part as the rules see it; null when no rule is about it. */
export const ratedPart = (part: AssemblyPart, qty = 1): RatedPart | null =>
  part.facts && { productId: part.id, name: part.name, qty, facts: part.facts };

export const ratedParts = (entries: readonly AssemblyEntry[]): RatedPart[] =>
  entries.filter(isChosen).flatMap(({ part, qty }) => ratedPart(part, qty) ?? []);

const isAbout = (roles: readonly string[], about: RatedPart | undefined) =>
  about === undefined || roles.includes(about.facts.role);

function pairVerdicts(parts: readonly RatedPart[], only: RatedPart | undefined): Verdict[] {
  return PAIR_RULES.filter(({ between }) => isAbout(between, only)).flatMap(
    ({ rule, between: [left, right], judge }) =>
      parts.flatMap((a) => {
        if (a.facts.role !== left) return [];
        return parts.flatMap((b) => {
          if (b.facts.role !== right || (only && a !== only && b !== only)) return [];
          const found = judge(a, b);
          return found ? [verdict(rule, [a, b], found)] : [];
        });
      }),
  );
}

function buildVerdicts(parts: readonly RatedPart[], only: RatedPart | undefined): Verdict[] {
  return BUILD_RULES.filter(({ about }) => isAbout(about, only)).flatMap(({ rule, judge }) => {
    const answer = judge(parts);
    return answer && (!only || answer.parts.includes(only))
      ? [verdict(rule, answer.parts, answer.found)]
      : [];
  });
}

/** Every rule over every part of a build. */
export const checkBuild = (parts: readonly RatedPart[]): Compatibility =>
  compatibility([...pairVerdicts(parts, undefined), ...buildVerdicts(parts, undefined)]);

/**
 * What the rules say of a part that is to join others; the same time for each candidate, however many there are.
 * @param others the build without what the candidate would take the place of
 */
export function checkCandidate(candidate: RatedPart, others: readonly RatedPart[]): Compatibility {
  const known = others.find(({ productId }) => productId === candidate.productId);
  const joined = known ? { ...candidate, qty: known.qty + candidate.qty } : candidate;
  const parts = [...others.filter((part) => part !== known), joined];
  return compatibility([...pairVerdicts(parts, joined), ...buildVerdicts(parts, joined)]);
}

/** What the backend says of a product among others, or of a whole configuration (spec 7). */
export interface BackendAnswer {
  /** Null when it does not know. */
  isCompatible: boolean | null;
  /** Its reasons, in its own words. */
  messages: readonly string[];
  /** Whether it was told how many pieces of each: `assembly-info` is asked with products alone. */
  knowsPieces: boolean;
}

/** Rules of how many pieces there are: an answer that was not told the pieces says nothing about these. */
const OF_PIECES: ReadonlySet<string> = new Set([...BUILD_RULES.map(({ rule }) => rule)]);

/**
 * The backend's answer rules over ours; where it knows nothing, ours stands. Our verdicts stay to explain.
 * @param productIds what was asked about
 */
export function ruledBy(
  { state, verdicts }: Compatibility,
  answer: BackendAnswer | null,
  productIds: readonly string[] = [],
): Compatibility {
  if (answer === null || answer.isCompatible === null) return { state, verdicts };
  if (answer.isCompatible) {
    const isTooMuch = (one: Verdict) => one.state === 'incompatible' && OF_PIECES.has(one.rule);
    const stands = !answer.knowsPieces && verdicts.some(isTooMuch);
    return { state: stands ? 'incompatible' : 'compatible', verdicts };
  }
  const messages = answer.messages.length > 0 ? answer.messages : [null];
  const own = messages.map(
    (message): Verdict => ({
      rule: 'backend',
      state: 'incompatible',
      key: message === null ? 'verdict.backend.silent' : 'verdict.backend.incompatible',
      params: message === null ? {} : { message },
      productIds,
    }),
  );
  return { state: 'incompatible', verdicts: [...own, ...verdicts] };
}
