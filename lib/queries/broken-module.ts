import { readText, writeText } from '@/lib/browser/storage';

const KEY = 'broken-module';
/** Minimum time between two reloads for this reason, in milliseconds. */
const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * An error of Turbopack's runtime: a module was asked for before its script had arrived. `lib/document/module-loaders.ts`
 * takes the known cause out of each build. The runtime keeps the error of a module that imports such a one, so
 * importing it again does not help.
 */
const isBrokenModule = (error: unknown) =>
  error instanceof Error && error.message.includes('module factory is not available');

/** Reloads the document after such an error, but not repeatedly. */
export function reloadOnBrokenModule(
  error: unknown,
  reload = () => window.location.reload(),
): void {
  if (!isBrokenModule(error)) return;
  if (Date.now() - Number(readText(KEY, 'sessionStorage')) < MIN_RELOAD_INTERVAL_MS) return;
  // Without storage the reloads might never end.
  if (writeText(KEY, String(Date.now()), 'sessionStorage')) reload();
}
