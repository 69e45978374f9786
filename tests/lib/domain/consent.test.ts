import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getEffectiveConsent, pickLatestConsent } from '@/lib/domain/consent';
import { forAll } from '@/tests/support/for-all';

const consent = fc.record({
  analytics: fc.boolean(),
  social: fc.boolean(),
  decidedAt: fc.option(fc.nat(), { nil: null }),
});

it('prefers the visitor’s decision to the browser’s; before one, nothing is allowed and a browser that refuses is not asked', () =>
  forAll(consent, fc.boolean(), ({ decidedAt, ...choice }, isRefused) => {
    const isDecided = decidedAt !== null;
    const allowed = isDecided ? choice : { analytics: false, social: false };
    const effective = { ...allowed, shouldAsk: !isDecided && !isRefused };
    expect(getEffectiveConsent({ ...choice, decidedAt }, isRefused)).toEqual(effective);
  }));

it('takes the later decision in either argument order', () =>
  forAll(consent, consent, (one, other) => {
    const [first, second] = [one.decidedAt ?? 0, other.decidedAt ?? 0];
    fc.pre(first !== second);
    const latest = first > second ? one : other;
    expect(pickLatestConsent(one, other)).toBe(latest);
    expect(pickLatestConsent(other, one)).toBe(latest);
  }));
