/** Whether the browser keeps nothing for this site: what the visitor chooses is gone with the page. */
export function isStorageBlocked(): boolean {
  try {
    return typeof window !== 'undefined' && !window.localStorage;
  } catch {
    return true;
  }
}
