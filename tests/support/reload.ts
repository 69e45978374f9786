import { afterAll, vi } from 'vitest';
import type { WithNewWindow } from './own-window';

// The files of this worker share the libraries, and each has a window and the modules of the shop for itself.
const { openNewWindow }: WithNewWindow = globalThis;
if (openNewWindow) {
  const { cleanup, screen, within } = await import('@testing-library/react');
  cleanup();
  await openNewWindow();
  // It was made for the body of the window that it was loaded in.
  Object.assign(screen, within(document.body));
} else if (typeof window !== 'undefined') {
  throw new Error('A file that replaces or reloads modules says @vitest-environment own-window.');
}
vi.resetModules();
// What a file still loads at its end is its own, and does nothing in the window of the next one.
afterAll(() => vi.dynamicImportSettled());
