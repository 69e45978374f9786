// @vitest-environment own-window
// @reloaded The script listens to the window from when it is loaded.
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ListViewButton } from '@/components/browse/search/result-bar';
import { ThemeButton } from '@/components/shared/theme-button';
import { useInterfaceStore } from '@/stores/interface/interface-store';

const root = document.documentElement;
const colours = () =>
  [...document.querySelectorAll('meta')].map(({ dataset, media }) => [dataset.scheme, media]);
const OF_THE_SYSTEM = [
  ['light', '(prefers-color-scheme: light)'],
  ['dark', '(prefers-color-scheme: dark)'],
];
const LIGHT = [
  ['light', 'all'],
  ['dark', 'not all'],
];
/** On the symbol in the button, as a hand does. */
const press = (button = '[data-theme-button]') =>
  document
    .querySelector(`${button} svg`)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const shown = () => root.dataset.theme;
const view = () => (root.dataset.rows === undefined ? 'grid' : 'rows');

let ends: (() => void)[] = [];
function leave(): void {
  for (const end of ends) end();
  ends = [];
}

/** A document as it arrives, on a device whose system is dark. `kept` is the stored text. */
async function open(kept?: string): Promise<void> {
  leave();
  if (kept !== undefined) localStorage.setItem('interface', kept);
  document.head.innerHTML = OF_THE_SYSTEM.map(
    ([scheme, media]) => `<meta name="theme-color" data-scheme="${scheme}" media="${media}">`,
  ).join('');
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <ThemeButton />
      <ListViewButton />
    </>,
  );
  vi.resetModules();
  await import('@/lib/browser/early-actions');
}

beforeEach(() => {
  const { addEventListener: add } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((...args: unknown[]) => {
    ends.push(() => Reflect.apply(removeEventListener, window, args));
    Reflect.apply(add, window, args);
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  delete root.dataset.theme;
  delete root.dataset.rows;
});

const keep = (theme: string) => `{"version":"1","state":{"theme":"${theme}"}}`;

it('leaves the theme to the system until one is chosen', async () => {
  await open();
  expect([shown(), colours()]).toEqual([undefined, OF_THE_SYSTEM]);
  press();
  expect([shown(), colours()]).toEqual(['light', LIGHT]);
  press();
  expect(shown()).toBe('dark');
});

it('shows what was chosen before as soon as it runs, and nothing that is no theme', async () => {
  await open(keep('light'));
  expect([shown(), colours()]).toEqual(['light', LIGHT]);
  await open(keep('sepia'));
  expect([shown(), colours()]).toEqual([undefined, OF_THE_SYSTEM]);
});

it('follows another tab, and a page that comes back from the cache', async () => {
  await open();
  const tellOf = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
  localStorage.setItem('interface', keep('light'));
  tellOf('cart');
  expect(shown()).toBeUndefined();
  tellOf('interface');
  expect(shown()).toBe('light');
  localStorage.setItem('interface', keep('dark'));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(shown()).toBe('dark');
  localStorage.clear();
  tellOf(null);
  expect([shown(), colours()]).toEqual([undefined, OF_THE_SYSTEM]);
});

it('keeps it with what else the visitor prefers, and its store does not lose it', async () => {
  await open('{"version":"1","state":{"pageTransition":"fade"}}');
  press();
  useInterfaceStore.getState().setCanCloseMenu(false);
  useInterfaceStore.persist.flush();
  expect(JSON.parse(localStorage.getItem('interface') ?? '')).toEqual({
    version: '1',
    state: { theme: 'light', pageTransition: 'fade', canCloseMenu: false },
  });
});

it('replaces a text that it does not understand', async () => {
  await open('{"version"');
  press();
  expect(localStorage.getItem('interface')).toBe(keep('light'));
});

it('is switched where nothing can be kept, for as long as the document', async () => {
  await open();
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { set: refuse, get: refuse }));
  press();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toBe('light');
});

it('shows lists in rows to who chose that, also in the next document and in another tab, until they choose columns', async () => {
  await open();
  expect(view()).toBe('grid');
  press('.list-view');
  expect(view()).toBe('rows');
  delete root.dataset.rows;
  await open();
  expect([view(), shown()]).toEqual(['rows', undefined]);
  press('.list-view');
  expect(view()).toBe('grid');
  localStorage.setItem('list-view', '{"version":"1","state":{"view":"rows"}}');
  dispatchEvent(new StorageEvent('storage', { key: 'list-view' }));
  expect(view()).toBe('rows');
});

it.each([
  ['something broken', '{'],
  ['another value', '{"version":"1","state":{"view":"circle"}}'],
  ['no state', '{"state":null}'],
])('shows lists in columns when %s is stored', async (_, text) => {
  localStorage.setItem('list-view', text);
  await open();
  expect(view()).toBe('grid');
});
