import { canAddPart } from '../selection';
import { type BuildEntry, type BuildPart, isChosenEntry } from '../types';
import { boardRules, normalizeCode } from './board-rules';
import { powerRules } from './power-rules';
import { sumRules } from './sum-rules';
import {
  type CheckedPart,
  type CompatibilityState,
  combineStates,
  createVerdict,
  type Finding,
  fitFinding,
  noDataFinding,
  type PairRule,
  type Verdict,
} from './verdict';

/** `Micro ATX`, `mATX` and `Micro-ATX` are equal, and so are `E-ATX` and `EATX`. */
const normalizeFormFactor = (text: string) =>
  normalizeCode(text)
    .replace(/^(M|U)ATX$/, 'MICROATX')
    .replace(/^MITX$/, 'MINIITX');

/** Whether a case takes the form of a part, which its texts call `name`. */
const judgeForm =
  (name: 'board' | 'psu', accepted: 'formFactors' | 'supplyFormFactors') =>
  (part: CheckedPart, chassis: CheckedPart): Finding => {
    const { formFactor: form } = part.facts;
    const forms = chassis.facts[accepted];
    if (!form || !forms) return noDataFinding(!form && part, !forms && chassis);
    const params = { [name]: part.name, case: chassis.name, form, forms: forms.join(', ') };
    return fitFinding(forms.map(normalizeFormFactor).includes(normalizeFormFactor(form)), params);
  };

/** Whether a size fits within a maximum of the case, in millimetres. */
function judgeRoom(
  part: CheckedPart,
  size: number | undefined,
  chassis: CheckedPart,
  max: number | undefined,
) {
  if (size === undefined || max === undefined)
    return noDataFinding(size === undefined && part, max === undefined && chassis);
  return fitFinding(size <= max, { part: part.name, case: chassis.name, size, max });
}

const judgeCardLength = (card: CheckedPart, chassis: CheckedPart) =>
  judgeRoom(card, card.facts.length, chassis, chassis.facts.maxCardLength);

/** The height of liquid coolers is not checked, because only a flat pump block is on the board. */
function judgeCoolerHeight(cooler: CheckedPart, chassis: CheckedPart): Finding | null {
  if (cooler.facts.isLiquid) return null;
  return judgeRoom(cooler, cooler.facts.height, chassis, chassis.facts.maxCoolerHeight);
}

function judgeRadiator(cooler: CheckedPart, chassis: CheckedPart): Finding | null {
  if (!cooler.facts.isLiquid) return null;
  const { radiator: size } = cooler.facts;
  const { radiators } = chassis.facts;
  if (!size || !radiators?.length)
    return noDataFinding(!size && cooler, !radiators?.length && chassis);
  const params = { cooler: cooler.name, case: chassis.name, size, sizes: radiators.join(', ') };
  return fitFinding(radiators.includes(size), params);
}

const caseRules: readonly PairRule[] = [
  {
    rule: 'formFactor',
    between: ['motherboard', 'case'],
    judge: judgeForm('board', 'formFactors'),
  },
  { rule: 'supplyForm', between: ['psu', 'case'], judge: judgeForm('psu', 'supplyFormFactors') },
  { rule: 'cardLength', between: ['gpu', 'case'], judge: judgeCardLength },
  { rule: 'coolerHeight', between: ['cooler', 'case'], judge: judgeCoolerHeight },
  { rule: 'radiator', between: ['cooler', 'case'], judge: judgeRadiator },
];

const PAIR_RULES = [...boardRules, ...caseRules];
const BUILD_RULES = [...sumRules, ...powerRules];

export interface Compatibility {
  /** Null when no rule applies to these parts. */
  state: CompatibilityState | null;
  verdicts: readonly Verdict[];
}

const toCompatibility = (verdicts: readonly Verdict[]): Compatibility => ({
  state: combineStates(verdicts),
  verdicts,
});

/** The data of a part that the rules need; null when no rule applies to it. */
export const toCheckedPart = (part: BuildPart, qty = 1): CheckedPart | null =>
  part.facts && { productId: part.id, name: part.name, qty, facts: part.facts };

export const toCheckedParts = (entries: readonly BuildEntry[]): CheckedPart[] =>
  entries.filter(isChosenEntry).flatMap(({ part, qty }) => toCheckedPart(part, qty) ?? []);

const concernsRole = (roles: readonly string[], about: CheckedPart | undefined) =>
  about === undefined || roles.includes(about.facts.role);

function getPairVerdicts(parts: readonly CheckedPart[], only: CheckedPart | undefined): Verdict[] {
  return PAIR_RULES.filter(({ between }) => concernsRole(between, only)).flatMap(
    ({ rule, between: [left, right], judge }) =>
      parts.flatMap((a) => {
        if (a.facts.role !== left) return [];
        return parts.flatMap((b) => {
          if (b.facts.role !== right || (only && a !== only && b !== only)) return [];
          const found = judge(a, b);
          return found ? [createVerdict(rule, [a, b], found)] : [];
        });
      }),
  );
}

function getBuildVerdicts(parts: readonly CheckedPart[], only: CheckedPart | undefined): Verdict[] {
  return BUILD_RULES.filter(({ about }) => concernsRole(about, only)).flatMap(({ rule, judge }) => {
    const answer = judge(parts);
    return answer && (!only || answer.parts.includes(only))
      ? [createVerdict(rule, answer.parts, answer.found)]
      : [];
  });
}

export const checkBuild = (parts: readonly CheckedPart[]): Compatibility =>
  toCompatibility([...getPairVerdicts(parts, undefined), ...getBuildVerdicts(parts, undefined)]);

/** A part that would be added to `others`: the build without the part that it would replace. */
export function checkCandidate(
  candidate: CheckedPart,
  others: readonly CheckedPart[],
): Compatibility {
  const known = others.find(({ productId }) => productId === candidate.productId);
  const joined = known ? { ...candidate, qty: known.qty + candidate.qty } : candidate;
  const parts = [...others.filter((part) => part !== known), joined];
  return toCompatibility([...getPairVerdicts(parts, joined), ...getBuildVerdicts(parts, joined)]);
}

/** The backend's answer about the compatibility of a product with others, or of a whole build (spec 7). */
export interface BackendAnswer {
  isCompatible: boolean | null;
  /** Reasons in the backend's words. */
  messages: readonly string[];
  /** Whether the request contained quantities. A request to `assembly-info` contains only product ids. */
  knowsQuantities: boolean;
}

/** Rules about quantities. An answer to a request without quantities says nothing about these rules. */
const QUANTITY_RULES: ReadonlySet<string> = new Set([...BUILD_RULES.map(({ rule }) => rule)]);

/** The backend's answer overrides our result, if it knows. Our verdicts stay as explanations. `productIds` are those that were asked for. */
export function applyBackendAnswer(
  { state, verdicts }: Compatibility,
  answer: BackendAnswer | null,
  productIds: readonly string[] = [],
): Compatibility {
  if (answer === null || answer.isCompatible === null) return { state, verdicts };
  if (answer.isCompatible) {
    const isTooMuch = (one: Verdict) =>
      one.state === 'incompatible' && QUANTITY_RULES.has(one.rule);
    const stands = !answer.knowsQuantities && verdicts.some(isTooMuch);
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

/**
 * Checks a part against a build that is begun, as its step would: in a step without room it takes the place of what was
 * chosen there. A part of the build is checked against the others.
 * @returns also the products that it was compared with; null when no rule applies to it and them
 */
export function checkForBuild(
  part: BuildPart,
  entries: readonly BuildEntry[],
): { compatibility: Compatibility; otherIds: string[] } | null {
  const chosen = entries.filter(isChosenEntry);
  const known = chosen.find((entry) => entry.part.id === part.id);
  const role = part.facts?.role;
  const groupId =
    part.groupId ?? chosen.find((entry) => entry.part.facts?.role === role)?.groupId ?? '';
  const isReplacing = !known && !canAddPart(entries, groupId);
  const others = chosen.filter(
    (entry) => entry !== known && !(isReplacing && entry.groupId === groupId),
  );
  const own = toCheckedPart(part, known?.qty);
  const compatibility = own && checkCandidate(own, toCheckedParts(others));
  if (!compatibility || compatibility.state === null) return null;
  return { compatibility, otherIds: others.map((entry) => entry.part.id) };
}

/** Combines several answers of the backend: one "no" makes a no, and only "yes" from all makes a yes. */
export function combineBackendAnswers(
  answers: readonly (BackendAnswer | null | undefined)[],
): BackendAnswer | null {
  const given = answers.filter((answer) => answer != null);
  if (given.length === 0) return null;
  const noes = given.filter(({ isCompatible }) => isCompatible === false);
  const isYes =
    given.length === answers.length && given.every(({ isCompatible }) => isCompatible === true);
  return {
    isCompatible: noes.length > 0 ? false : isYes || null,
    messages: [...new Set(noes.flatMap(({ messages }) => messages))],
    knowsQuantities: given.every(({ knowsQuantities }) => knowsQuantities),
  };
}
