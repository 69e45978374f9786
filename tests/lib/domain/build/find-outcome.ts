import { expect } from 'vitest';
import { checkBuild } from '@/lib/domain/build/compatibility/check';
import type { CheckedPart, RuleName } from '@/lib/domain/build/compatibility/verdict';
import type { PartFacts } from '@/lib/domain/build/part-facts';
import texts from '@/locales/es-MX/assembly.json';
import { makeCheckedPart } from './make-part';

/** The state and outcome of one rule for some parts. */
export function findOutcome(rule: RuleName, ...parts: (PartFacts | CheckedPart)[]) {
  const { verdicts } = checkBuild(
    parts.map((one) => ('facts' in one ? one : makeCheckedPart(one))),
  );
  return verdicts
    .filter((verdict) => verdict.rule === rule)
    .map((verdict) => {
      const text: unknown = Reflect.get(texts, verdict.key);
      expect(text, verdict.key).toBeTypeOf('string');
      const asked = [...String(text).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
      for (const name of asked) expect(Object.keys(verdict.params), verdict.key).toContain(name);
      return [verdict.state, verdict.key.split('.').at(-1)].join(' ');
    });
}
export const OK = 'compatible compatible';
export const NO = 'incompatible incompatible';
export const NONE = 'unknown noData';
export const BOTH = 'unknown noDataBoth';

export const cpu = (more: Partial<PartFacts> = {}): PartFacts => ({ role: 'cpu', ...more });
export const board = (more: Partial<PartFacts> = {}): PartFacts => ({
  role: 'motherboard',
  ...more,
});
export const ram = (more: Partial<PartFacts> = {}): PartFacts => ({ role: 'ram', ...more });
export const cooler = (more: Partial<PartFacts> = {}): PartFacts => ({ role: 'cooler', ...more });
export const gpu = (more: Partial<PartFacts> = {}): PartFacts => ({ role: 'gpu', ...more });
export const psu = (more: Partial<PartFacts> = {}): PartFacts => ({ role: 'psu', ...more });
export const chassis = (more: Partial<PartFacts> = {}): PartFacts => ({ role: 'case', ...more });
export const drive = (more: Partial<PartFacts> = {}): PartFacts => ({ role: 'storage', ...more });
