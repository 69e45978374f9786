const KEY = 'broken-module';
/** Between two documents that are loaded for this reason, in milliseconds. */
const PAUSE = 60_000;

/**
 * A module that Turbopack's runtime ran without another one that it needs: seen once in a production build, cause
 * unknown (vercel/next.js issue 98099 may be it). The runtime keeps the error: asking again gives the same one.
 */
const isBrokenModule = (error: unknown) =>
  error instanceof Error && error.message.includes('module factory is not available');

/** Loads the document anew when what a screen is made of is broken in it; not again and again. */
export function recoverFrom(error: unknown, reload = () => window.location.reload()): void {
  if (!isBrokenModule(error)) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without a memory it might never end.
    return;
  }
  reload();
}
