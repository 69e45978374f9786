/** Whether the browser keeps nothing for this site: what the visitor chooses is gone with the page. */
export function isStorageBlocked(): boolean {
  try {
    return typeof window !== 'undefined' && !window.localStorage;
  } catch {
    return true;
  }
}

/** The browser blocks what a session needs. Its own refusals have the same name. */
export class SiteDataBlockedError extends Error {
  override readonly name = 'SecurityError';
}

/** Whether the browser refused the cookies or the data of this site. */
export const isSiteDataBlockedError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'SecurityError';
