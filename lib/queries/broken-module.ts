const KEY = 'broken-module';
/** Between two documents that are loaded for this reason, in milliseconds. */
const PAUSE = 60_000;

/**
 * Turbopack's runtime may run a module before the file came that another one of its modules is in (vercel/next.js
 * issue 98099). In that document it stays broken, however often it is asked for.
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
