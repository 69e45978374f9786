// @vitest-environment own-window
// @reloaded Boot scripts that tests of other files have started may listen to the same window.

import { beforeEach, expect, it, vi } from 'vitest';
import {
  INTERACTED,
  LOAD_DEFERRED_ASSETS,
  SUBMITTED_ATTRIBUTE,
} from '@/lib/browser/deferred-assets';
import { prepareFirstView } from '@/lib/document/first-view';
import { recordListeners } from '@/tests/support/record-listeners';

const SCRIPTS =
  '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/a.js" async=""></script><script src="/b.js" async=""></script>';
const SHEET = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';

/** The part of a document behind its boot script, as it is sent. */
const send = (markup: string, productScripts: string[] = []) =>
  prepareFirstView(`<head><script>${LOAD_DEFERRED_ASSETS}</script>${markup}</head>`, {
    findSheet: () => [],
    productScripts,
  }).replace(/<\/?head>|<script>.*?<\/script>|<noscript>.*?<\/noscript>/gs, '');

const delayed = send(SHEET + SCRIPTS);

const loaded = () =>
  [...document.querySelectorAll('script, link')]
    .flatMap((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? [])
    .toSorted();
const parsed = () => dispatchEvent(new Event('DOMContentLoaded'));

/** A document whose markup is there and whose scripts wait. Its listeners are removed after the test. */
function open(markup: string, files = delayed): void {
  document.body.innerHTML = files + markup;
  Reflect.deleteProperty(window, INTERACTED);
  new Function(LOAD_DEFERRED_ASSETS)();
}

recordListeners();
beforeEach(() => {
  vi.useFakeTimers();
});

it('leaves out the script that only browsers without modules load', () =>
  expect(send('<script src="/polyfills.js" noModule=""></script>')).toBe(''));

it('loads scripts and styles once the largest picture is there and painted', () => {
  open('<img fetchpriority="high" src="/large.webp"><img src="/other.webp">');
  parsed();
  vi.advanceTimersByTime(1000);
  expect(loaded()).toEqual([]);
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  expect(loaded()).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(loaded()).toEqual(['/a.css', '/a.js', '/b.js']);
});

it('loads the scripts of products with the first sign of the visitor, and no sooner', () => {
  const list = '<ul data-ahead=""></ul>';
  open('', send(SHEET + SCRIPTS + list, ['/product.js', '/a.js']));
  parsed();
  vi.advanceTimersByTime(5000);
  expect(loaded()).toEqual(['/a.css', '/a.js', '/b.js']);
  dispatchEvent(new Event('pointerdown'));
  expect(loaded()).toContain('/product.js');
  expect(loaded()).toHaveLength(4);
});

it('takes a mouse that does not move for no sign', () => {
  open('<img fetchpriority="high" src="/large.webp">');
  const move = (movementX: number) => {
    const event = new Event('pointermove', { bubbles: true });
    document.body.dispatchEvent(Object.assign(event, { movementX, movementY: 0 }));
  };
  move(0);
  expect(loaded()).toEqual([]);
  move(3);
  expect(loaded()).toHaveLength(3);
});

it('waits for no picture where none is important, and not for ever where one does not arrive', () => {
  open('<img src="/other.webp">');
  parsed();
  vi.advanceTimersByTime(20);
  expect(loaded()).toHaveLength(3);
  open('<img fetchpriority="high" src="/large.webp">');
  parsed();
  vi.advanceTimersByTime(3000);
  expect(loaded()).toHaveLength(3);
});

it('loads them at the first sign of the visitor, also before the whole document is there', () => {
  open('<img fetchpriority="high" src="/large.webp">');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(loaded()).toEqual(['/a.css', '/a.js', '/b.js']);
  document.body.insertAdjacentHTML('beforeend', send(SCRIPTS).replaceAll('.js', '-rest.js'));
  parsed();
  expect(loaded()).toEqual(['/a-rest.js', '/a.css', '/a.js', '/b-rest.js', '/b.js']);
});

it('marks a form that only a script can send when it is submitted', () => {
  open('<form method="dialog"></form><form action="/buscar"></form>');
  for (const form of document.forms) form.dispatchEvent(new Event('submit', { bubbles: true }));
  const marked = [...document.forms].map((form) => form.hasAttribute(SUBMITTED_ATTRIBUTE));
  expect(marked).toEqual([true, false]);
});

it('sends what is chosen in a form with an address, but not while the keyboard passes through it', () => {
  open('<form method="get"><select><option>1</option></select></form><select></select>');
  const send = vi.fn();
  HTMLFormElement.prototype.requestSubmit = send;
  const choose = (by: string) => {
    dispatchEvent(new Event(by));
    for (const select of document.querySelectorAll('select'))
      select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose('keydown');
  expect(send).not.toHaveBeenCalled();
  choose('pointerdown');
  expect(send).toHaveBeenCalledOnce();
});
