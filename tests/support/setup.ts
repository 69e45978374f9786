import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';
import { setMediaBase } from '@/lib/api/client/media-url';
import { envVariables } from './env-variables';

// Next looks for it here when its own modules are loaded, as its server has it.
Object.assign(globalThis, { AsyncLocalStorage });

// Local runs use random cases. A CI run judges a change, so it always uses the same cases.
if (process.env.CI) fc.configureGlobal({ seed: 20_261_121 });

/** Gives page, stores and storage back as they were. */
async function emptyWindow() {
  const [{ cleanup }, { resetStores }] = await Promise.all([
    import('@testing-library/react'),
    import('./zustand'),
  ]);
  cleanup();
  resetStores();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}

// The files of a worker share modules and one window: what the last one left goes before this one is read.
vi.useRealTimers();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
Object.assign(process.env, envVariables);
setMediaBase('');
if (typeof window !== 'undefined') {
  await emptyWindow();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  history.replaceState(null, '', '/');
}

if (typeof window !== 'undefined') {
  // An awaited element may need a lazy module first, and the machine may be busy.
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 5000 });

  // jsdom has no layout, so no element ever comes into view, not even with `scrollIntoView`.
  Element.prototype.scrollIntoView ??= () => undefined;
  window.IntersectionObserver ??= class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };

  // jsdom has the element <dialog> but not its modal state.
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button:enabled,a[href],input:enabled')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function close(
    this: HTMLDialogElement,
    returned = this.returnValue,
  ) {
    this.open = false;
    Object.assign(this, { returnValue: returned });
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };
}

let consoleError: MockInstance<typeof console.error>;

// A test fails on an unexpected console error.
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});
// The tests of a file share one window: each begins with an empty page, and with stores and storage as new.
afterEach(async () => {
  const errors = [...consoleError.mock.calls];
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  if (typeof window !== 'undefined') {
    await emptyWindow();
    history.replaceState(null, '');
  }
  expect(errors).toEqual([]);
});
