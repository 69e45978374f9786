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
const factsOf =
  (role: PartFacts['role']) =>
  (more: Partial<PartFacts> = {}): PartFacts => ({ role, ...more });
export const cpu = factsOf('cpu');
export const board = factsOf('motherboard');
export const ram = factsOf('ram');
export const cooler = factsOf('cooler');
export const gpu = factsOf('gpu');
export const psu = factsOf('psu');
export const chassis = factsOf('case');
export const drive = factsOf('storage');
