import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import { isZipCode } from '@/lib/domain/zip-code';
import { useSessionStore } from '@/stores/session/session-store';
import { loadLocationChunk } from '../location/location-button';

/** Makes the zip code of a delivery filter the visitor's place. Without the code only the list is of it. */
export function chooseFilteredPlace(zipCode: string): void {
  if (zipCode === useSessionStore.getState().zipCode) return;
  loadLocationChunk().then(
    ({ deliverToZipCode }) => deliverToZipCode(zipCode),
    () => {},
  );
}

/**
 * Makes the place in the address of the list the visitor's place, unless they have chosen one. The address has a place
 * in a shared link, and when the filter was sent before its code was loaded.
 */
export function adoptFilteredPlace(): void {
  const zipCode = new URLSearchParams(location.search).get(SEARCH_PARAMS.zipCode);
  const hasChosen = useSessionStore.getState().zipCode !== null;
  if (!hasChosen && isZipCode(zipCode)) chooseFilteredPlace(zipCode);
}
