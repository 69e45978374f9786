// @vitest-environment own-window

import { beforeEach, expect, it, vi } from 'vitest';
import { recordListeners } from '@/tests/support/record-listeners';

const HERE = 'http://localhost:3000/buscar';
const assign = vi.fn();
const place = { href: HERE, assign };
const pass = (ms: number) => vi.advanceTimersByTime(ms);

let { LONGEST_NAVIGATION, watchNavigation } = await load();
/** The page as it is before anything was pressed or lost. */
function load() {
  vi.resetModules();
  return import('@/components/shell/navigation/complete-navigations');
}

function lose(address: string, tag: 'script' | 'link' = 'script'): void {
  const element = document.createElement(tag);
  element.setAttribute(tag === 'script' ? 'src' : 'href', address);
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

recordListeners();
beforeEach(async () => {
  vi.useFakeTimers();
  place.href = HERE;
  assign.mockReset();
  vi.stubGlobal('location', place);
  ({ LONGEST_NAVIGATION, watchNavigation } = await load());
});

it('loads the document of a navigation that is not on screen in time, once', () => {
  watchNavigation('/productos/uno');
  pass(LONGEST_NAVIGATION - 1);
  expect(assign).not.toHaveBeenCalled();
  pass(LONGEST_NAVIGATION * 3);
  expect(assign.mock.calls).toEqual([['http://localhost:3000/productos/uno']]);
});

it('leaves alone one that is on screen, also when it has led on to another page', () => {
  watchNavigation('/perfil');
  place.href = 'http://localhost:3000/login';
  pass(LONGEST_NAVIGATION);
  expect(assign).not.toHaveBeenCalled();
});

it('loads the last of several, and none that leads back', () => {
  watchNavigation('/productos/uno');
  pass(LONGEST_NAVIGATION - 1);
  watchNavigation('/productos/dos');
  pass(LONGEST_NAVIGATION - 1);
  expect(assign).not.toHaveBeenCalled();
  pass(1);
  expect(assign.mock.calls).toEqual([['http://localhost:3000/productos/dos']]);
  watchNavigation('/productos/tres');
  watchNavigation(HERE);
  pass(LONGEST_NAVIGATION);
  expect(assign).toHaveBeenCalledOnce();
});

it.each([
  ['/_next/static/chunks/a.js', 'script'],
  ['/_next/static/chunks/a.css', 'link'],
] as const)('loads it at once when %s does not come', (address, tag) => {
  watchNavigation('/productos/uno');
  lose('https://otra.example/widget.js');
  lose('/icono.svg', 'link');
  expect(assign).not.toHaveBeenCalled();
  lose(address, tag);
  expect(assign).toHaveBeenCalledOnce();
});

it('loads each navigation after a file was lost, as the file is not asked for again', () => {
  lose('/_next/static/chunks/a.js');
  expect(assign).not.toHaveBeenCalled();
  watchNavigation('/productos/uno');
  expect(assign).toHaveBeenCalledOnce();
});

it('keeps the page while there is no connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  lose('/_next/static/chunks/a.js');
  watchNavigation('/productos/uno');
  pass(LONGEST_NAVIGATION);
  expect(assign).not.toHaveBeenCalled();
});
