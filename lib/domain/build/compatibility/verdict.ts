import type { PartFacts, PartRole } from '../part-facts';

/** `unknown` means that data is missing or inconclusive. It must never be shown as compatible. */
export type CompatibilityState = 'compatible' | 'incompatible' | 'unknown';

export type RuleName =
  | 'socket'
  | 'chipset'
  | 'memoryType'
  | 'memoryForm'
  | 'slots'
  | 'capacity'
  | 'formFactor'
  | 'supplyForm'
  | 'cardLength'
  | 'coolerHeight'
  | 'coolerSocket'
  | 'radiator'
  | 'watts'
  | 'connectors'
  | 'm2'
  | 'sata'
  | 'driveBus'
  | 'backend';

export interface CheckedPart {
  productId: string;
  name: string;
  qty: number;
  facts: PartFacts;
}

/** The result of one rule. Its text is `t(key, params)` in the namespace `assembly`. */
export interface Verdict {
  rule: RuleName;
  state: CompatibilityState;
  /** `verdict.{rule}.{outcome}`. */
  key: string;
  /** The compared values as written in the data sheets, and the names of the parts. */
  params: Readonly<Record<string, string | number>>;
  productIds: readonly string[];
}

/** The finding of a rule: its state, and the outcome, which is the last part of the locale key. */
export interface Finding {
  state: CompatibilityState;
  outcome?: string;
  params?: Readonly<Record<string, string | number>>;
}

export const fitFinding = (isFit: boolean, params: Finding['params']): Finding => ({
  state: isFit ? 'compatible' : 'incompatible',
  params,
});

/** A finding for missing data. It names the parts whose data sheet does not have the field; false: this one has it. */
export function noDataFinding(...missing: readonly (CheckedPart | false)[]): Finding {
  const [a, b] = missing.filter((part) => part !== false);
  if (a && b && a !== b)
    return { state: 'unknown', outcome: 'noDataBoth', params: { a: a.name, b: b.name } };
  return { state: 'unknown', outcome: 'noData', params: { part: a?.name ?? '' } };
}

export function createVerdict(
  rule: RuleName,
  parts: readonly CheckedPart[],
  found: Finding,
): Verdict {
  return {
    rule,
    state: found.state,
    key: `verdict.${rule}.${found.outcome ?? found.state}`,
    params: found.params ?? {},
    productIds: parts.map(({ productId }) => productId),
  };
}

/** A rule about two parts with different roles. Its result is null when it does not apply to the two. */
export interface PairRule {
  rule: RuleName;
  between: readonly [PartRole, PartRole];
  judge: (a: CheckedPart, b: CheckedPart) => Finding | null;
}

export interface BuildRule {
  rule: RuleName;
  about: readonly PartRole[];
  judge: (
    parts: readonly CheckedPart[],
  ) => { parts: readonly CheckedPart[]; found: Finding } | null;
}

/** The worst state: incompatible, then unknown, then compatible. Null when there are no verdicts. */
export function combineStates(
  verdicts: readonly Pick<Verdict, 'state'>[],
): CompatibilityState | null {
  const has = (state: CompatibilityState) => verdicts.some((one) => one.state === state);
  if (has('incompatible')) return 'incompatible';
  if (has('unknown')) return 'unknown';
  return verdicts.length > 0 ? 'compatible' : null;
}

/** Our own rules first, since they name the compared fields; then the backend's; verdicts of another state last. */
export function sortVerdicts(state: CompatibilityState, verdicts: readonly Verdict[]): Verdict[] {
  const rank = (one: Verdict) => (one.state !== state ? 2 : one.rule === 'backend' ? 1 : 0);
  return [...verdicts].sort((a, b) => rank(a) - rank(b));
}
