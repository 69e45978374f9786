import type { PartFacts, PartRole } from '../facts/types';

/** `unknown`: a field is missing or does not decide. Never to be shown as compatible. */
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

/** A part as the rules see it: what its sheet says, and what it is called. */
export interface RatedPart {
  productId: string;
  name: string;
  qty: number;
  facts: PartFacts;
}

/** What one rule says, for one Spanish sentence: `t(key, params)` of the namespace `assembly`. */
export interface Verdict {
  rule: RuleName;
  state: CompatibilityState;
  /** `verdict.{rule}.{outcome}`. */
  key: string;
  /** The fields that were compared, as the sheets give them, and the names of the parts. */
  params: Readonly<Record<string, string | number>>;
  /** The products that it is about. */
  productIds: readonly string[];
}

/** What a rule finds: outcome (the end of the locale key) with the state that it means. */
export interface Finding {
  state: CompatibilityState;
  outcome?: string;
  params?: Readonly<Record<string, string | number>>;
}

export const fits = (isFit: boolean, params: Finding['params']): Finding => ({
  state: isFit ? 'compatible' : 'incompatible',
  params,
});

/** No data: names the parts whose sheet leaves the field out. */
export function noData(...missing: readonly RatedPart[]): Finding {
  const [a, b] = missing;
  if (a && b && a !== b)
    return { state: 'unknown', outcome: 'noDataBoth', params: { a: a.name, b: b.name } };
  return { state: 'unknown', outcome: 'noData', params: { part: a?.name ?? '' } };
}

export function verdict(rule: RuleName, parts: readonly RatedPart[], found: Finding): Verdict {
  return {
    rule,
    state: found.state,
    key: `verdict.${rule}.${found.outcome ?? found.state}`,
    params: found.params ?? {},
    productIds: parts.map(({ productId }) => productId),
  };
}

/** A rule over a part of one role with a part of another. Null when it says nothing about the two. */
export interface PairRule {
  rule: RuleName;
  between: readonly [PartRole, PartRole];
  judge: (a: RatedPart, b: RatedPart) => Finding | null;
}

/** A rule over all the parts together. */
export interface BuildRule {
  rule: RuleName;
  /** It speaks of parts of these roles. */
  about: readonly PartRole[];
  judge: (parts: readonly RatedPart[]) => { parts: readonly RatedPart[]; found: Finding } | null;
}

/** The worst of several: one "no" is a no, and without one a single "no data" is no data. Null when nothing spoke. */
export function overall(verdicts: readonly Pick<Verdict, 'state'>[]): CompatibilityState | null {
  const has = (state: CompatibilityState) => verdicts.some((one) => one.state === state);
  if (has('incompatible')) return 'incompatible';
  if (has('unknown')) return 'unknown';
  return verdicts.length > 0 ? 'compatible' : null;
}
