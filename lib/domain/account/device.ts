/** A browser from which the customer has logged in. Times are ISO 8601. */
export interface Device {
  id: string;
  /** `Chrome en Windows` */
  name: string;
  /** Where it was last used, estimated from its IP address. */
  place: string;
  isAuthorized: boolean;
  /** True for the device that sends this request. */
  isCurrent: boolean;
  lastUsedUtc: string | null;
}

/** Puts the current device first, then the most recently used ones. */
export function sortDevices(devices: readonly Device[]): Device[] {
  return [...devices].sort(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      (b.lastUsedUtc ?? '').localeCompare(a.lastUsedUtc ?? ''),
  );
}
