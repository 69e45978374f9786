// @vitest-environment own-window
// @reloaded The script listens to the window from when it is loaded.

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ListViewButton } from '@/components/browse/search/result-bar';
import { ThemeButton } from '@/components/shared/theme-button';
import { followDisplayChoices } from '@/components/shell/navigation/start-page-effects';
import { bootScript } from '@/lib/document/boot-script';
import { useInterfaceStore } from '@/stores/interface/interface-store';
import { recordListeners } from '@/tests/support/record-listeners';

const root = document.documentElement;
const colours = () =>
  [...document.querySelectorAll('meta')].map(({ content, media }) => [content, media]);
const OF_THE_SYSTEM = [
  ['light', '(prefers-color-scheme: light)'],
  ['dark', '(prefers-color-scheme: dark)'],
];
const LIGHT = [
  ['light', 'all'],
  ['dark', 'not all'],
];
const press = (button = '[data-theme-button]') =>
  document
    .querySelector(`${button} svg`)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const shown = () => root.dataset.theme;
const view = () => (root.dataset.rows === undefined ? 'grid' : 'rows');

const forget = recordListeners();
let stop = new AbortController();
const follow = () => followDisplayChoices(stop.signal);
function leave(): void {
  stop.abort();
  stop = new AbortController();
  forget();
}

/** A document as it arrives, on a device whose system is dark. `kept` is the stored text. */
async function open(kept?: string): Promise<void> {
  leave();
  if (kept !== undefined) localStorage.setItem('interface', kept);
  document.head.innerHTML = OF_THE_SYSTEM.map(
    ([scheme, media]) => `<meta name="theme-color" content="${scheme}" media="${media}">`,
  ).join('');
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <ThemeButton />
      <ListViewButton />
    </>,
  );
  new Function(bootScript({ SITE_URL: location.origin, DEFERRED_ASSETS: false }))();
  vi.resetModules();
  await import('@/lib/browser/early-actions');
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  leave();
  delete root.dataset.theme;
  delete root.dataset.rows;
});

const keep = (theme: string) => `{"version":"1","state":{"theme":"${theme}"}}`;

it('leaves the theme to the system until one is chosen, and shows that at once in the next document', async () => {
  await open();
  expect(shown()).toBeUndefined();
  press();
  expect(shown()).toBe('light');
  delete root.dataset.theme;
  await open();
  expect(shown()).toBe('light');
  press();
  expect(shown()).toBe('dark');
});

it('shows nothing that is no theme', async () => {
  await open(keep('sepia'));
  expect(shown()).toBeUndefined();
});

it('gives the toolbars the colour of the theme that is shown', async () => {
  await open();
  follow();
  expect(colours()).toEqual(OF_THE_SYSTEM);
  press();
  await vi.waitFor(() => expect(colours()).toEqual(LIGHT));
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await vi.waitFor(() => expect(colours()).toEqual(OF_THE_SYSTEM));
});

it('follows another tab, and a page that comes back from the cache', async () => {
  await open();
  follow();
  localStorage.setItem('interface', keep('light'));
  localStorage.setItem('list-view', '{"version":"1","state":{"view":"rows"}}');
  dispatchEvent(new StorageEvent('storage', { key: 'interface' }));
  expect([shown(), view()]).toEqual(['light', 'rows']);
  localStorage.setItem('interface', keep('dark'));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(shown()).toBe('dark');
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
  follow();
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { set: refuse, get: refuse }));
  press();
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  expect(shown()).toBe('light');
});

it('shows lists in rows to who chose that, also in the next document, until they choose columns', async () => {
  await open();
  expect(view()).toBe('grid');
  press('.list-view');
  expect(view()).toBe('rows');
  delete root.dataset.rows;
  await open();
  expect([view(), shown()]).toEqual(['rows', undefined]);
  press('.list-view');
  expect(view()).toBe('grid');
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
