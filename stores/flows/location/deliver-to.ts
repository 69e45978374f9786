import { readAddresses } from '@/lib/api/addresses';
import { browserClient } from '@/lib/api/client/browser-client';
import { readZipCode } from '@/lib/api/location';
import type { Address } from '@/lib/domain/address/address';
import { useSessionStore } from '@/stores/session/session-store';

export function deliverTo(address: Address): void {
  const { zipCode, state, municipality, city, neighborhood } = address;
  const place = { zipCode, state, municipality, city, neighborhoods: [neighborhood] };
  useSessionStore.getState().chooseZipCode(zipCode, place);
}

/** Delivers to a typed zip code at once, and names its place when the backend has said it. */
export async function deliverToZipCode(zipCode: string): Promise<void> {
  useSessionStore.getState().chooseZipCode(zipCode);
  try {
    const place = await readZipCode(browserClient, zipCode);
    const session = useSessionStore.getState();
    if (session.zipCode === zipCode && !session.place) session.chooseZipCode(zipCode, place);
  } catch {
    // The client has reported it, and the zip code alone is enough to deliver to.
  }
}

/** Delivers to the customer's default address, unless this visitor has chosen a place. Without one nothing changes. */
export async function deliverToDefaultAddress(customerId: string): Promise<void> {
  const hasChosen = () => useSessionStore.getState().zipCode !== null;
  if (hasChosen()) return;
  try {
    const address = (await readAddresses(browserClient, customerId)).find(
      ({ isDefault }) => isDefault,
    );
    if (address && !hasChosen()) deliverTo(address);
  } catch {
    // The client has reported it, and the visitor can choose a place.
  }
}
