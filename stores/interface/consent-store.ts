import {
  type Consent,
  type ConsentChoice,
  pickLatestConsent,
  REFUSE_ALL,
} from '@/lib/domain/consent';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asNullable, asNumber, asRecord, asTrue } from '../persistence/guards';
import { isDeepEqual } from '../persistence/merge';

const undecided: Consent = { ...REFUSE_ALL, decidedAt: null };

const asConsent = asRecord<Consent>({
  analytics: asTrue,
  social: asTrue,
  decidedAt: asNullable(asNumber),
});

/** The optional services that the visitor allows. When the question changes (a new version), it is asked again. */
export const useConsentStore = createPersistedStore({
  name: 'consent',
  version: '1',
  kept: undecided,
  parse: (value) => {
    const consent = asConsent(value);
    // Without a date, the visitor never made this choice.
    return consent?.decidedAt === null ? undecided : consent;
  },
  merge: (base, mine, theirs) =>
    isDeepEqual(base, mine) ? theirs : pickLatestConsent(mine, theirs),
});

/** Saves the decision at once, because the visitor may leave the page. @param now milliseconds since 1970 */
export function decideConsent(choice: ConsentChoice, now: number): void {
  useConsentStore.setState({ ...choice, decidedAt: now });
  useConsentStore.persist.flush();
}
