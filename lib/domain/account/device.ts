/** A browser from which the customer has logged in. Moments are ISO 8601. */
export interface Device {
  id: string;
  /** `Chrome en Windows` */
  name: string;
  /** Where it was last used, as far as its address tells. */
  place: string;
  isAuthorized: boolean;
  /** The one that asks. */
  isCurrent: boolean;
  lastUsedUtc: string | null;
}

/** This one first, then those that were used last. */
export function devicesInOrder(devices: readonly Device[]): Device[] {
  return [...devices].sort(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      (b.lastUsedUtc ?? '').localeCompare(a.lastUsedUtc ?? ''),
  );
}
