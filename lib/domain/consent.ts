/** The purposes that a visitor can allow or refuse. They do not include anything that the shop needs to work. */
export interface ConsentChoice {
  /** Measurement of how the shop is used. */
  analytics: boolean;
  /** Content of social networks on the shop's pages. */
  social: boolean;
}

export interface Consent extends ConsentChoice {
  /** Milliseconds since 1970; null until the visitor has decided. */
  decidedAt: number | null;
}

export interface EffectiveConsent extends ConsentChoice {
  /** True when neither the visitor nor the browser has decided, so the shop may ask. */
  shouldAsk: boolean;
}

export const ALLOW_ALL: ConsentChoice = { analytics: true, social: true };
export const REFUSE_ALL: ConsentChoice = { analytics: false, social: false };

/**
 * The consent that applies now. A browser that asks not to be tracked refuses for its visitor, so the shop does not
 * ask. A decision that the visitor made in the shop overrides the browser's.
 */
export function getEffectiveConsent(
  consent: Consent,
  isRefusedByBrowser: boolean,
): EffectiveConsent {
  const { analytics, social, decidedAt } = consent;
  if (decidedAt !== null) return { analytics, social, shouldAsk: false };
  return { ...REFUSE_ALL, shouldAsk: !isRefusedByBrowser };
}

export function pickLatestConsent(one: Consent, other: Consent): Consent {
  return (one.decidedAt ?? 0) > (other.decidedAt ?? 0) ? one : other;
}
