import {
  type Consent,
  type ConsentChoice,
  pickLatestConsent,
  REFUSE_ALL,
} from '@/lib/domain/consent';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields, asNumber } from '../persistence/guards';
import { isDeepEqual } from '../persistence/merge';

const undecided: Consent = { ...REFUSE_ALL, decidedAt: null };

function parsePersisted(value: unknown): Consent | null {
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
  partialize: ({ analytics, social, decidedAt }) => ({ analytics, social, decidedAt }),
  parse: parsePersisted,
  merge: (base, mine, theirs) =>
    isDeepEqual(base, mine) ? theirs : pickLatestConsent(mine, theirs),
});

/** Saves the decision at once, because the visitor may leave the page. @param now milliseconds since 1970 */
export function decideConsent(choice: ConsentChoice, now: number): void {
  useConsentStore.setState({ ...choice, decidedAt: now });
  useConsentStore.persist.flush();
}
