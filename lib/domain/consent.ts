/** The purposes that a visitor can allow or refuse. They do not include anything that the shop needs to work. */
export interface ConsentChoice {
  analytics: boolean;
  social: boolean;
}

export interface Consent extends ConsentChoice {
  /** Milliseconds since 1970; null until the visitor has decided. */
  decidedAt: number | null;
}

export const ALLOW_ALL: ConsentChoice = { analytics: true, social: true };
export const REFUSE_ALL: ConsentChoice = { analytics: false, social: false };

/** A browser that asks not to be tracked refuses for its visitor, who is not asked. A decision made in the shop overrides it. */
export function getEffectiveConsent(consent: Consent, isRefusedByBrowser: boolean) {
  const { analytics, social, decidedAt } = consent;
  if (decidedAt !== null) return { analytics, social, shouldAsk: false };
  return { ...REFUSE_ALL, shouldAsk: !isRefusedByBrowser };
}

export const pickLatestConsent = (one: Consent, other: Consent): Consent =>
  (one.decidedAt ?? 0) > (other.decidedAt ?? 0) ? one : other;
