/** A browser from which the customer has logged in. Times are ISO 8601. */
export interface Device {
  id: string;
  /** `Chrome en Windows` */
  name: string;
  place: string;
  isAuthorized: boolean;
  /** True for the device that sends this request. */
  isCurrent: boolean;
  lastUsedUtc: string | null;
}

export const sortDevices = (devices: readonly Device[]): Device[] =>
  [...devices].sort(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      (b.lastUsedUtc ?? '').localeCompare(a.lastUsedUtc ?? ''),
  );
