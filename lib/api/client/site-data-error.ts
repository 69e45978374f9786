/** The browser blocks what a session needs. Its own refusals have the same name. */
export class SiteDataBlockedError extends Error {
  override readonly name = 'SecurityError';
}

/** Whether the browser refused the cookies or the data of this site. */
export const isSiteDataBlockedError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'SecurityError';
