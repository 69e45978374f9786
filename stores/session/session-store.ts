import type { ZipCodePlace } from '@/lib/domain/product/types';
import { isZipCode } from '@/lib/domain/zip-code';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { allAre, asFields, asListOf, asText } from '../persistence/guards';
import { mergeLists, sameValue } from '../persistence/merge';
import { type DeviceSession, followSession } from './session-device';

/** A delivery address as the location chooser lists it. */
export interface SessionAddress {
  id: string;
  /** One line, as people read it. */
  label: string;
  zipCode: string;
}

interface Kept {
  /** Chosen place of delivery; null until one is chosen. */
  zipCode: string | null;
  /** Names of the place of `zipCode`; null while they are unknown. */
  place: ZipCodePlace | null;
  address: readonly SessionAddress[];
}

export interface SessionState extends Kept, DeviceSession {
  /** Begins at 1 (spec 3). */
  count: number;
  /** The session ended by itself, which was said once; the next login resets it (spec 4.1). */
  isExpired: boolean;
  /** The network error's message; null when the network answers. */
  msjErrorNetwork: string | null;
  /** Chooses the place of delivery. What is not a zip code is ignored. */
  chooseZipCode: (zipCode: string, place?: ZipCodePlace | null) => void;
  forgetZipCode: () => void;
  setAddresses: (address: readonly SessionAddress[]) => void;
  increment: () => void;
  setNetworkError: (message: string | null) => void;
}

function asPlace(value: unknown): ZipCodePlace | null {
  const fields = asFields(value);
  const texts = fields && allAre(fields, asText, ['zipCode', 'state', 'municipality', 'city']);
  const neighborhoods = asListOf(fields?.neighborhoods, asText, (name) => name);
  return texts && neighborhoods && { ...texts, neighborhoods };
}

function asAddress(value: unknown): SessionAddress | null {
  const fields = asFields(value);
  return fields && allAre(fields, asText, ['id', 'label', 'zipCode']);
}

function accept(value: unknown): Kept | null {
  const fields = asFields(value);
  const address = asListOf(fields?.address, asAddress, ({ id }) => id);
  if (!fields || !address) return null;
  const zipCode = isZipCode(fields.zipCode) ? fields.zipCode : null;
  const place = asPlace(fields.place);
  return { zipCode, place: place?.zipCode === zipCode ? place : null, address };
}

/** Zip code and place change together: a zip code of one tab must not meet the place of another. */
function merge(base: Kept, mine: Kept, theirs: Kept): Kept {
  const { zipCode, place } =
    base.zipCode === mine.zipCode && sameValue(base.place, mine.place) ? theirs : mine;
  const address = mergeLists(base.address, mine.address, theirs.address, ({ id }) => id);
  return { zipCode, place, address };
}

/** The current visit (spec 3, Session). The session itself has its own places on the device. */
export const useSessionStore = createPersistedStore<SessionState, Kept>(
  (set) => ({
    zipCode: null,
    place: null,
    address: [],
    count: 1,
    msjErrorNetwork: null,
    customer: null,
    accessToken: null,
    isExpired: false,
    chooseZipCode: (zipCode, place = null) => {
      if (isZipCode(zipCode)) set({ zipCode, place: place?.zipCode === zipCode ? place : null });
    },
    forgetZipCode: () => set({ zipCode: null, place: null }),
    setAddresses: (address) => set({ address }),
    increment: () => set(({ count }) => ({ count: count + 1 })),
    setNetworkError: (msjErrorNetwork) => set({ msjErrorNetwork }),
  }),
  {
    name: 'session',
    version: '1',
    pick: ({ zipCode, place, address }) => ({ zipCode, place, address }),
    accept,
    merge,
  },
);

followSession((session) => useSessionStore.setState(session));

/** A customer is logged in only when both are there (spec 3). */
export function selectIsAuthenticated({ customer, accessToken }: SessionState): boolean {
  return customer !== null && accessToken !== null;
}

/** Whom the backend answers: the id of who is logged in; null while the device waits for its code. */
export function selectServed({ customer, accessToken }: SessionState): string | null {
  return accessToken !== null && customer?.authorizedDevice ? customer.id : null;
}

/** What each call shows of the session (spec 7). */
export function sessionHeaders(): Record<string, string> {
  const { accessToken } = useSessionStore.getState();
  return accessToken ? { authorization: `Bearer ${accessToken}` } : {};
}
