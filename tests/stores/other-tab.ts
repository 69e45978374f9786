/** What the storage of the device has under a key. */
export const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

/** Another tab writes the state of a store, and the browser tells this tab. */
export function writeElsewhere(key: string, state: unknown, version = '1'): void {
  localStorage.setItem(key, JSON.stringify({ version, state }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
