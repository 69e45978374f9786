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

/** The values that a rule compared, as written in the data sheets, and the names of the parts. */
type Params = Readonly<Record<string, string | number>>;

/** The result of one rule. Its text is `t(key, params)` in the namespace `assembly`. */
export interface Verdict {
  rule: RuleName;
  state: CompatibilityState;
  /** `verdict.{rule}.{outcome}`. */
  key: string;
  params: Params;
  productIds: readonly string[];
}

/** What a rule finds. The outcome is the last part of the locale key; without one it is the state. */
export interface Finding {
  state: CompatibilityState;
  outcome?: string;
  params?: Params;
}

export const fitFinding = (isFit: boolean, params: Params): Finding => ({
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

type Fact<Name extends keyof PartFacts> = NonNullable<PartFacts[Name]>;

/** Compares a fact of one part with a fact of another one. An empty text or list says nothing. */
export function compareFacts<Left extends keyof PartFacts, Right extends keyof PartFacts>(
  [a, left]: readonly [CheckedPart, Left],
  [b, right]: readonly [CheckedPart, Right],
  compare: (left: Fact<Left>, right: Fact<Right>) => Finding,
): Finding {
  const [mine, theirs] = [a.facts[left], b.facts[right]];
  const lacks = (fact: unknown) => fact === undefined || (fact as { length?: number }).length === 0;
  if (lacks(mine) || lacks(theirs)) return noDataFinding(lacks(mine) && a, lacks(theirs) && b);
  return compare(mine as Fact<Left>, theirs as Fact<Right>);
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

export const ofRole = (parts: readonly CheckedPart[], role: PartRole) =>
  parts.filter(({ facts }) => facts.role === role);

export const combineStates = (verdicts: readonly Pick<Verdict, 'state'>[]) =>
  (['incompatible', 'unknown', 'compatible'] as const).find((state) =>
    verdicts.some((one) => one.state === state),
  ) ?? null;

/** Our own rules first, since they name the compared fields; then the backend's; verdicts of another state last. */
export function sortVerdicts(state: CompatibilityState, verdicts: readonly Verdict[]): Verdict[] {
  const rank = (one: Verdict) => (one.state !== state ? 2 : Number(one.rule === 'backend'));
  return verdicts.toSorted((a, b) => rank(a) - rank(b));
}
