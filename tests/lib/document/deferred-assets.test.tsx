// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  delayScripts,
  delayStyleSheet,
  LOAD_DEFERRED_ASSETS,
  nameScriptsAhead,
} from '@/lib/document/deferred-assets';
import {
  HYDRATED_EVENT,
  INTERACTED,
  SUBMITTED_ATTRIBUTE,
} from '@/lib/document/pre-hydration-input';

const SCRIPTS =
  '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/a.js" async=""></script><script src="/b.js" async=""></script>';
const delayed = delayScripts(`<script>${LOAD_DEFERRED_ASSETS}</script>${SCRIPTS}`).replace(
  /<script>.*?<\/script>/s,
  '',
);

const sheet = delayStyleSheet('<link rel="stylesheet" href="/a.css" data-precedence="next"/>');

const loaded = () =>
  [...document.querySelectorAll('script, link')].flatMap(
    (one) => one.getAttribute('src') ?? one.getAttribute('href') ?? [],
  );
const parsed = () => dispatchEvent(new Event('DOMContentLoaded'));

/** A document whose markup is there and whose scripts wait. Its listeners are removed after the test. */
function open(markup: string): void {
  document.body.innerHTML = sheet + delayed + markup;
  Reflect.deleteProperty(window, INTERACTED);
  new Function(LOAD_DEFERRED_ASSETS)();
}

beforeEach(() => {
  const listened: Parameters<typeof removeEventListener>[] = [];
  const { addEventListener: add } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((...args: unknown[]) => {
    listened.push(args as Parameters<typeof removeEventListener>);
    Reflect.apply(add, window, args);
  });
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    for (const args of listened) removeEventListener(...args);
  };
});

it('leaves out the script that only browsers without modules load', () => {
  const legacy = '<script src="/polyfills.js" noModule=""></script>';
  expect(delayScripts(`<script>${LOAD_DEFERRED_ASSETS}</script>${legacy}`)).not.toContain(
    'polyfills',
  );
});

it('delays no script of a document that would never load it', () => {
  expect(delayScripts(SCRIPTS)).toBe(SCRIPTS);
});

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

it('loads the scripts of the pages behind it with the first sign of the visitor, and no sooner', () => {
  const boot = `<script>${LOAD_DEFERRED_ASSETS}</script></head>`;
  const named = nameScriptsAhead(boot, ['/product.js']).replace(boot.slice(0, -7), '');
  open(named.replace('</head>', ''));
  parsed();
  vi.advanceTimersByTime(5000);
  expect(loaded()).toEqual(['/a.css', '/a.js', '/b.js']);
  dispatchEvent(new Event('pointerdown'));
  expect(loaded()).toContain('/product.js');
});

it('names no scripts to a document that would never load them', () => {
  expect(nameScriptsAhead('<head></head>', ['/product.js'])).toBe('<head></head>');
});

it('takes a mouse that does not move for no sign', () => {
  open('<img fetchpriority="high" src="/large.webp">');
  const move = (movementX: number) =>
    document.body.dispatchEvent(
      Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 }),
    );
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
  document.body.insertAdjacentHTML('beforeend', delayed.replaceAll('.js', '-rest.js'));
  parsed();
  expect(loaded()).toEqual(['/a.css', '/a.js', '/b.js', '/a-rest.js', '/b-rest.js']);
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

it('presses again, once, what was pressed before React heard of it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  open(`<div id="root">${renderToString(<Counter />)}</div>`);
  const [root, button] = [document.getElementById('root'), document.querySelector('button')];
  if (!root || !button) throw new Error('The markup is not there.');
  button.click();
  button.click();
  dispatchEvent(new Event(HYDRATED_EVENT));
  expect(button.textContent).toBe('0');
  // Next hydrates the document itself.
  await act(() => hydrateRoot(root, <Counter />));
  await act(() => vi.advanceTimersByTime(50));
  expect(button.textContent).toBe('1');
});

it('presses a button of a static part again as soon as the page is hydrated, whenever it was pressed', () => {
  open('<div data-written="bar"><button type="button">Ver en filas</button></div>');
  const button = document.querySelector('button');
  const pressed = vi.fn();
  button?.click();
  Object.assign(document, { _reactListeningTest: true });
  button?.click();
  button?.addEventListener('click', pressed);
  dispatchEvent(new Event(HYDRATED_EVENT));
  Reflect.deleteProperty(document, '_reactListeningTest');
  expect(pressed).toHaveBeenCalledOnce();
});

it('marks a form that only a script can send when it is submitted', () => {
  open('<form method="dialog"></form><form action="/buscar"></form>');
  for (const form of document.forms) form.dispatchEvent(new Event('submit', { bubbles: true }));
  expect([...document.forms].map((form) => form.hasAttribute(SUBMITTED_ATTRIBUTE))).toEqual([
    true,
    false,
  ]);
});

it('leaves to React what is pressed when it hears of it', () => {
  const before = new Set(Object.keys(document));
  createRoot(document);
  open('<button type="button">Menos</button>');
  const button = document.querySelector('button');
  button?.click();
  const pressed = vi.fn();
  button?.addEventListener('click', pressed);
  Object.assign(button ?? {}, { __reactProps$test: {} });
  dispatchEvent(new Event(HYDRATED_EVENT));
  expect(pressed).not.toHaveBeenCalled();
  for (const key of Object.keys(document))
    if (!before.has(key)) Reflect.deleteProperty(document, key);
});
