/** What a visitor may allow or refuse. Nothing that the shop needs to work is among it. */
export interface ConsentChoice {
  /** Measuring how the shop is used. */
  analytics: boolean;
  /** Content of a social network on the shop's pages. */
  social: boolean;
}

export interface Consent extends ConsentChoice {
  /** Milliseconds since 1970; null until the visitor decided. */
  decidedAt: number | null;
}

export interface EffectiveConsent extends ConsentChoice {
  /** Neither the visitor nor the browser has decided: the shop may ask. */
  isAsked: boolean;
}

export const ALLOW_ALL: ConsentChoice = { analytics: true, social: true };
export const REFUSE_ALL: ConsentChoice = { analytics: false, social: false };

/**
 * What holds now. A browser that asks not to be tracked has refused for its visitor, who is then not asked; what
 * the visitor decides in the shop itself counts more.
 */
export function effectiveConsent(consent: Consent, isRefusedByBrowser: boolean): EffectiveConsent {
  const { analytics, social, decidedAt } = consent;
  if (decidedAt !== null) return { analytics, social, isAsked: false };
  return { ...REFUSE_ALL, isAsked: !isRefusedByBrowser };
}

/** Of two decisions the later one. */
export function laterConsent(one: Consent, other: Consent): Consent {
  return (one.decidedAt ?? 0) > (other.decidedAt ?? 0) ? one : other;
}
