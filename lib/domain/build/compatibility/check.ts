import { type AssemblyEntry, type AssemblyPart, isChosen } from '../types';
import { boardRules } from './board-rules';
import { caseRules } from './case-rules';
import { powerRules } from './power-rules';
import { sumRules } from './sum-rules';
import { type CompatibilityState, overall, type RatedPart, type Verdict, verdict } from './verdict';

const PAIR_RULES = [...boardRules, ...caseRules];
const BUILD_RULES = [...sumRules, ...powerRules];

export interface Compatibility {
  /** Null when no rule applies to these parts. */
  state: CompatibilityState | null;
  verdicts: readonly Verdict[];
}

const compatibility = (verdicts: readonly Verdict[]): Compatibility => ({
  state: overall(verdicts),
  verdicts,
});

/** The data of a part that the rules need; null when no rule applies to it. */
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

/** Checks all parts of a build with all rules. */
export const checkBuild = (parts: readonly RatedPart[]): Compatibility =>
  compatibility([...pairVerdicts(parts, undefined), ...buildVerdicts(parts, undefined)]);

/**
 * Checks a part that would be added to a build. The time does not depend on the number of candidates.
 * @param others the parts of the build without the part that the candidate would replace
 */
export function checkCandidate(candidate: RatedPart, others: readonly RatedPart[]): Compatibility {
  const known = others.find(({ productId }) => productId === candidate.productId);
  const joined = known ? { ...candidate, qty: known.qty + candidate.qty } : candidate;
  const parts = [...others.filter((part) => part !== known), joined];
  return compatibility([...pairVerdicts(parts, joined), ...buildVerdicts(parts, joined)]);
}

/** The backend's answer about the compatibility of a product with others, or of a whole build (spec 7). */
export interface BackendAnswer {
  /** Null when the backend does not know. */
  isCompatible: boolean | null;
  /** Reasons in the backend's words. */
  messages: readonly string[];
  /** Whether the request contained quantities. A request to `assembly-info` contains only product ids. */
  knowsPieces: boolean;
}

/** Rules about quantities. An answer to a request without quantities says nothing about these rules. */
const OF_PIECES: ReadonlySet<string> = new Set([...BUILD_RULES.map(({ rule }) => rule)]);

/**
 * The backend's answer overrides our result. When it does not know, our result stays. Our verdicts stay as explanations.
 * @param productIds the products that the request was about
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
