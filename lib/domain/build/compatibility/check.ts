import { canAddPart } from '../selection';
import { type BuildEntry, type BuildPart, isChosenEntry } from '../types';
import { boardRules, normalizeCode } from './board-rules';
import { powerRules } from './power-rules';
import { sumRules } from './sum-rules';
import {
  type CheckedPart,
  type CompatibilityState,
  combineStates,
  compareFacts,
  type Finding,
  fitFinding,
  type PairRule,
  type RuleName,
  type Verdict,
} from './verdict';

/** `Micro ATX`, `mATX` and `Micro-ATX` are equal, and so are `E-ATX` and `EATX`. */
const normalizeFormFactor = (text: string) =>
  normalizeCode(text)
    .replace(/^(M|U)ATX$/, 'MICROATX')
    .replace(/^MITX$/, 'MINIITX');

const judgeForm =
  (name: 'board' | 'psu', accepted: 'formFactors' | 'supplyFormFactors') =>
  (part: CheckedPart, chassis: CheckedPart) =>
    compareFacts([part, 'formFactor'], [chassis, accepted], (form, forms) => {
      const params = { [name]: part.name, case: chassis.name, form, forms: forms.join(', ') };
      return fitFinding(forms.map(normalizeFormFactor).includes(normalizeFormFactor(form)), params);
    });

/** Whether a size fits within a maximum of the case, in millimetres. */
const judgeRoom =
  (size: 'length' | 'height', room: 'maxCardLength' | 'maxCoolerHeight') =>
  (part: CheckedPart, chassis: CheckedPart) =>
    compareFacts([part, size], [chassis, room], (size, max) =>
      fitFinding(size <= max, { part: part.name, case: chassis.name, size, max }),
    );

const judgeHeight = judgeRoom('height', 'maxCoolerHeight');

/** The height of liquid coolers is not checked, because only a flat pump block is on the board. */
const judgeCoolerHeight = (cooler: CheckedPart, chassis: CheckedPart): Finding | null =>
  cooler.facts.isLiquid ? null : judgeHeight(cooler, chassis);

function judgeRadiator(cooler: CheckedPart, chassis: CheckedPart): Finding | null {
  if (!cooler.facts.isLiquid) return null;
  return compareFacts([cooler, 'radiator'], [chassis, 'radiators'], (size, radiators) => {
    const params = { cooler: cooler.name, case: chassis.name, size, sizes: radiators.join(', ') };
    return fitFinding(radiators.includes(size), params);
  });
}

const PAIR_RULES: readonly PairRule[] = [
  ...boardRules,
  {
    rule: 'formFactor',
    between: ['motherboard', 'case'],
    judge: judgeForm('board', 'formFactors'),
  },
  { rule: 'supplyForm', between: ['psu', 'case'], judge: judgeForm('psu', 'supplyFormFactors') },
  { rule: 'cardLength', between: ['gpu', 'case'], judge: judgeRoom('length', 'maxCardLength') },
  { rule: 'coolerHeight', between: ['cooler', 'case'], judge: judgeCoolerHeight },
  { rule: 'radiator', between: ['cooler', 'case'], judge: judgeRadiator },
];
const BUILD_RULES = [...sumRules, ...powerRules];

export interface Compatibility {
  /** Null when no rule applies to these parts. */
  state: CompatibilityState | null;
  verdicts: readonly Verdict[];
}

export const toCheckedPart = (part: BuildPart, qty = 1): CheckedPart | null =>
  part.facts && { productId: part.id, name: part.name, qty, facts: part.facts };

export const toCheckedParts = (entries: readonly BuildEntry[]): CheckedPart[] =>
  entries.filter(isChosenEntry).flatMap(({ part, qty }) => toCheckedPart(part, qty) ?? []);

const createVerdict = (
  rule: RuleName,
  parts: readonly CheckedPart[],
  { state, outcome = state, params = {} }: Finding,
): Verdict => ({
  rule,
  state,
  key: `verdict.${rule}.${outcome}`,
  params,
  productIds: parts.map(({ productId }) => productId),
});

function checkParts(parts: readonly CheckedPart[], only?: CheckedPart): Compatibility {
  const concerns = (roles: readonly string[]) => !only || roles.includes(only.facts.role);
  const pairs = PAIR_RULES.filter(({ between }) => concerns(between)).flatMap(
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
  const sums = BUILD_RULES.filter(({ about }) => concerns(about)).flatMap(({ rule, judge }) => {
    const answer = judge(parts);
    return answer && (!only || answer.parts.includes(only))
      ? [createVerdict(rule, answer.parts, answer.found)]
      : [];
  });
  const verdicts = [...pairs, ...sums];
  return { state: combineStates(verdicts), verdicts };
}

export const checkBuild = (parts: readonly CheckedPart[]) => checkParts(parts);

/** A part that would be added to `others`: the build without the part that it would replace. */
export function checkCandidate(candidate: CheckedPart, others: readonly CheckedPart[]) {
  const known = others.find(({ productId }) => productId === candidate.productId);
  const joined = known ? { ...candidate, qty: known.qty + candidate.qty } : candidate;
  return checkParts([...others.filter((part) => part !== known), joined], joined);
}

/** The backend's answer about the compatibility of a product with others, or of a whole build (spec 7). */
export interface BackendAnswer {
  isCompatible: boolean | null;
  messages: readonly string[];
  /** Whether the request contained quantities. A request to `assembly-info` contains only product ids. */
  knowsQuantities: boolean;
}

/** An answer to a request without quantities says nothing about these rules. */
const QUANTITY_RULES: ReadonlySet<string> = new Set(BUILD_RULES.map(({ rule }) => rule));

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
  const refused = { rule: 'backend', state: 'incompatible', productIds } as const;
  const own: Verdict[] = answer.messages.map((message) => ({
    ...refused,
    key: 'verdict.backend.incompatible',
    params: { message },
  }));
  if (own.length === 0) own.push({ ...refused, key: 'verdict.backend.silent', params: {} });
  return { state: 'incompatible', verdicts: [...own, ...verdicts] };
}

/** Checks a part as its step would: without room there it takes the place of what was chosen. Null when no rule applies to it and the others. */
export function checkForBuild(part: BuildPart, entries: readonly BuildEntry[]) {
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
export function combineBackendAnswers(answers: readonly (BackendAnswer | null | undefined)[]) {
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
