import { type Consent, type ConsentChoice, laterConsent, REFUSE_ALL } from '@/lib/domain/consent';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields, asNumber } from '../persistence/guards';
import { sameValue } from '../persistence/merge';

const undecided: Consent = { ...REFUSE_ALL, decidedAt: null };

function accept(value: unknown): Consent | null {
  const fields = asFields(value);
  if (!fields) return null;
  const decidedAt = asNumber(fields.decidedAt);
  // Without a date, the visitor never made this choice.
  if (decidedAt === null) return undecided;
  return { analytics: fields.analytics === true, social: fields.social === true, decidedAt };
}

/** The optional services that the visitor allows. When the question changes (a new version), it is asked again. */
export const useConsentStore = createPersistedStore<Consent, Consent>(() => undecided, {
  name: 'consent',
  version: '1',
  pick: ({ analytics, social, decidedAt }) => ({ analytics, social, decidedAt }),
  accept,
  merge: (base, mine, theirs) => (sameValue(base, mine) ? theirs : laterConsent(mine, theirs)),
});

/** Saves the decision at once, because the visitor may leave the page. @param now milliseconds since 1970 */
export function decideConsent(choice: ConsentChoice, now: number): void {
  useConsentStore.setState({ ...choice, decidedAt: now });
  useConsentStore.persist.flush();
}
