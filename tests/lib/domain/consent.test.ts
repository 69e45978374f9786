import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Consent, getEffectiveConsent, pickLatestConsent } from '@/lib/domain/consent';
import { forAll } from '@/tests/support/for-all';

const consent = fc.record({
  analytics: fc.boolean(),
  social: fc.boolean(),
  decidedAt: fc.option(fc.nat(), { nil: null }),
});

describe('getEffectiveConsent', () => {
  it('allows nothing and asks until somebody has decided', () => {
    const stored: Consent = { analytics: true, social: true, decidedAt: null };
    expect(getEffectiveConsent(stored, false)).toEqual({
      analytics: false,
      social: false,
      shouldAsk: true,
    });
  });

  it('treats a refusal by the browser as the visitor’s, and does not ask', () => {
    const stored: Consent = { analytics: false, social: false, decidedAt: null };
    expect(getEffectiveConsent(stored, true)).toEqual({
      analytics: false,
      social: false,
      shouldAsk: false,
    });
  });

  it('prefers the visitor’s decision to the browser’s', () =>
    forAll(consent, fc.boolean(), (stored, isRefused) => {
      fc.pre(stored.decidedAt !== null);
      const { analytics, social } = stored;
      expect(getEffectiveConsent(stored, isRefused)).toEqual({
        analytics,
        social,
        shouldAsk: false,
      });
    }));
});

describe('pickLatestConsent', () => {
  it('returns the later decision in either argument order', () =>
    forAll(consent, consent, (one, other) => {
      fc.pre((one.decidedAt ?? 0) !== (other.decidedAt ?? 0));
      expect(pickLatestConsent(one, other)).toBe(pickLatestConsent(other, one));
      expect(pickLatestConsent(one, other).decidedAt ?? 0).toBe(
        Math.max(one.decidedAt ?? 0, other.decidedAt ?? 0),
      );
    }));
});
