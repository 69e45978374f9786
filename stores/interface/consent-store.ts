import { type Consent, type ConsentChoice, laterConsent, REFUSE_ALL } from '@/lib/domain/consent';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields, asNumber } from '../persistence/guards';
import { sameValue } from '../persistence/merge';

const undecided: Consent = { ...REFUSE_ALL, decidedAt: null };

function accept(value: unknown): Consent | null {
  const fields = asFields(value);
  if (!fields) return null;
  const decidedAt = asNumber(fields.decidedAt);
  // A choice without its date was never made.
  if (decidedAt === null) return undecided;
  return { analytics: fields.analytics === true, social: fields.social === true, decidedAt };
}

/** What the visitor allows beyond what the shop needs to work. Another version of the question asks anew. */
export const useConsentStore = createPersistedStore<Consent, Consent>(() => undecided, {
  name: 'consent',
  version: '1',
  pick: ({ analytics, social, decidedAt }) => ({ analytics, social, decidedAt }),
  accept,
  merge: (base, mine, theirs) => (sameValue(base, mine) ? theirs : laterConsent(mine, theirs)),
});

/** Keeps a decision, at once: the visitor may leave. @param now milliseconds since 1970 */
export function decideConsent(choice: ConsentChoice, now: number): void {
  useConsentStore.setState({ ...choice, decidedAt: now });
  useConsentStore.persist.flush();
}
