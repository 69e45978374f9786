// @vitest-environment own-window
// @reloaded The script listens to the window for as long as it is not hydrated.

import { act, createElement, useReducer } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HYDRATED_EVENT } from '@/lib/browser/deferred-assets';
import { readEarlyActions } from '@/lib/browser/early-action';
import { toCartLine } from '@/lib/domain/cart/lines';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import { useCompareStore } from '@/stores/browsing/compare-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { useFavoritesStore } from '@/stores/favorites/favorites-store';
import { recordListeners } from '@/tests/support/record-listeners';
import { createSnapshot } from '../../support/create-product';

const root = document.documentElement;
const heard = vi.fn<(name: string) => void>();
const leave = recordListeners();

/** A document whose markup is there, as the script finds it. `stores` is what the device keeps. */
async function open(markup: string, stores: Record<string, string> = {}): Promise<void> {
  for (const [name, text] of Object.entries(stores)) localStorage.setItem(name, text);
  document.body.innerHTML = markup;
  vi.resetModules();
  await import('@/lib/browser/early-actions');
}

const card = (slug: string) => `<article class="card"><a href="/productos/${slug}"></a>
  <div><button type="button" data-early="cart" id="add-${slug}"></button></div>
  <button type="button" data-early="favorites" aria-pressed="false" id="heart-${slug}"></button>
  <button type="button" data-early="compare" aria-pressed="false" id="compare-${slug}"></button></article>`;
const PIECES = (
  most: number,
) => `<div><div><button type="button" disabled data-step="-1" id="less"></button>
  <input value="1" data-most="${most}"><button type="button" data-step="1" id="more"></button></div>
  <button type="button" data-early="cart" id="add"></button></div>`;
const THEME = '<button type="button" data-theme-button id="theme"></button>';
const button = (id: string) => `<button type="button" id="${id}"></button>`;
/** Parts that React never hydrates. */
const staticPart = (...ids: string[]) => `<div data-part="bar">${ids.map(button).join('')}</div>`;

const find = (id: string) => document.getElementById(id) as HTMLButtonElement;
const isPressed = (id: string) => find(id).getAttribute('aria-pressed');
const press = (...ids: string[]) => {
  for (const id of ids) find(id).click();
};
const shownCount = () => root.style.getPropertyValue('--cart-count');
const kept = () => readEarlyActions().map((action) => action.split(' ', 3).join(' '));

function isHydrated(control: HTMLElement): void {
  Object.assign(control, { __reactProps$test: {} });
  control.addEventListener('click', () => heard(control.id));
}
/**
 * React is there, and has hydrated every button and what opens panels.
 * @returns what it has heard of
 */
function hydrate(): string[] {
  for (const control of document.querySelectorAll<HTMLElement>('button, [data-placeholder]'))
    isHydrated(control);
  dispatchEvent(new Event(HYDRATED_EVENT));
  vi.advanceTimersByTime(1000);
  return heardOf();
}
const fields = () => document.querySelectorAll('input');
const heardOf = () => heard.mock.calls.flat();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers();
});

afterEach(() => {
  heard.mockClear();
  root.removeAttribute('style');
  delete root.dataset.theme;
});

it('counts what is added at once, and presses the button again, once', async () => {
  await open(card('one') + card('two'));
  press('add-one', 'add-one', 'add-two');
  expect(shownCount()).toBe('"2"');
  expect(hydrate()).toEqual(['add-one', 'add-two']);
  expect([shownCount(), kept()]).toEqual(['', []]);
});

it('counts no product twice, and reads the cart as its store has written it', async () => {
  const line = toCartLine(createSnapshot({ slug: 'one' }), 3);
  useCartStore.getState().addLine(line);
  useCartStore.getState().addLine({ ...line, assemblyId: 'b1' });
  await open(card('one') + card('two'));
  press('add-one');
  expect(shownCount()).toBe('"2"');
  press('add-two');
  expect(shownCount()).toBe('"3"');
  useCartStore.getState().clear();
});

it('counts nothing in a cart that it does not understand', async () => {
  const cart = '{"version":"0.9","state":{"lines":[{"product":{"slug":"two"}}]}}';
  await open(card('one'), { cart });
  press('add-one');
  expect(shownCount()).toBe('"1"');
});

it('shows a heart as pressed, and takes it back with the second press', async () => {
  await open(card('one') + card('two'));
  press('heart-one', 'heart-two', 'compare-two', 'heart-two');
  expect(['heart-one', 'heart-two'].map(isPressed)).toEqual(['true', 'false']);
  expect(kept()).toEqual(['favorites 1 one', 'compare 1 two', 'favorites 0 two']);
  expect(hydrate()).toEqual(['heart-one', 'compare-two']);
});

it('does not take out what was saved before, because its heart looks empty until React is there', async () => {
  useFavoritesStore.getState().toggle(toFavorite(createSnapshot({ slug: 'one' })));
  useFavoritesStore.persist.flush();
  await open(card('one'));
  press('heart-one');
  expect(isPressed('heart-one')).toBe('true');
  press('heart-one');
  expect(kept()).toEqual(['favorites 0 one']);
  press('heart-one');
  expect(hydrate()).toEqual([]);
});

it('asks React where the comparison is full', async () => {
  for (const slug of ['a', 'b', 'c', 'd'])
    useCompareStore.getState().toggle(createSnapshot({ id: slug, slug }));
  useCompareStore.persist.flush();
  await open(card('one'));
  press('compare-one');
  expect(isPressed('compare-one')).toBe('false');
  expect(hydrate()).toEqual(['compare-one']);
});

it('counts several pieces at once, between one and what there is, and adds that many', async () => {
  await open(PIECES(3));
  const [field] = fields();
  press('more', 'more', 'more');
  expect(field?.value).toBe('3');
  press('less');
  expect(field?.value).toBe('2');
  press('add');
  expect(kept()).toEqual([expect.stringMatching(/^cart 2 /)]);
  press('less', 'less');
  expect(field?.value).toBe('1');
  expect(hydrate()).toEqual(['add']);
});

it('switches the theme before React hears of presses, while it hydrates, and afterwards, and never twice', async () => {
  await open(THEME);
  press('theme');
  expect(root.dataset.theme).toBe('dark');
  Object.assign(document, { _reactListeningTest: true });
  press('theme');
  expect(root.dataset.theme).toBe('light');
  expect([hydrate(), root.dataset.theme]).toEqual([[], 'light']);
  press('theme');
  expect(root.dataset.theme).toBe('dark');
});

function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  for (const area of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(area, new Proxy({}, { set: refuse, get: refuse }));
}

it.each([
  [
    'leaves the count of a customer to the server, and shows no heart that it does not know',
    () => localStorage.setItem('accessToken', 'handle'),
  ],
  ['shows nothing that it cannot keep, and leaves it to React', refuseStorage],
])('%s', async (_, prepare) => {
  prepare();
  await open(card('one'));
  press('add-one', 'heart-one');
  expect([shownCount(), isPressed('heart-one')]).toEqual(['', 'false']);
  expect(hydrate()).toEqual(['add-one', 'heart-one']);
});

it('keeps what was pressed for the next document, which counts it', async () => {
  await open(card('one'));
  press('add-one', 'heart-one');
  leave();
  root.removeAttribute('style');
  const sign = vi.fn();
  addEventListener('focusin', sign);
  await open('');
  expect(shownCount()).toBe('"1"');
  expect(sign).toHaveBeenCalledOnce();
  hydrate();
  expect(shownCount()).toBe('');
  expect(kept()).toHaveLength(2);
});

it('does not press what another document of the tab has carried out meanwhile', async () => {
  await open(card('one'));
  press('add-one');
  sessionStorage.clear();
  expect(hydrate()).toEqual([]);
});

it('does not take out what another tab has saved meanwhile', async () => {
  await open(card('one'));
  press('heart-one');
  useFavoritesStore.setState({ favorites: [toFavorite(createSnapshot({ slug: 'one' }))] });
  useFavoritesStore.persist.flush();
  expect(hydrate()).toEqual([]);
  expect(isPressed('heart-one')).toBe('true');
});

function Counter() {
  const [count, add] = useReducer((before: number) => before + 1, 0);
  return createElement('button', { type: 'button', onClick: add }, count);
}

const BUY = `<div><input value="2" data-most="5">
  <button type="button" data-early="buy" data-href="/login?volver=pago" id="buy"></button></div>`;
function stubLocation() {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { pathname: '/productos/one', assign });
  return assign;
}

it('leads a guest who buys at once to the sign-in, and leaves the cart to the next document', async () => {
  const assign = stubLocation();
  await open(BUY);
  press('buy');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login?volver=pago');
  expect([kept(), shownCount()]).toEqual([['buy 2 one'], '"1"']);
  // This document may still see its scripts come.
  expect([hydrate(), kept()]).toEqual([[], ['buy 2 one']]);
});

it('lets the purchase of a customer wait for React, and one that cannot be kept', async () => {
  const assign = stubLocation();
  await open(BUY, { accessToken: 'secret' });
  press('buy');
  refuseStorage();
  press('buy');
  vi.unstubAllGlobals();
  expect(kept()).toEqual([]);
  expect(assign).not.toHaveBeenCalled();
  expect(hydrate()).toEqual(['buy']);
});

it('shows that a form waits which is sent before its code is there', async () => {
  const animate = vi.fn<() => void>();
  Object.assign(Element.prototype, { animate });
  const form = (id: string, action = '') =>
    `<form ${action} method="dialog"><button type="submit" id="${id}"></button></form>`;
  await open(form('send', 'action="/"') + form('other'));
  for (const one of document.forms)
    one.addEventListener('submit', (event) => event.preventDefault());
  press('send', 'other');
  expect(animate).toHaveBeenCalledTimes(1);
  Object.assign(find('send'), { __reactProps$test: {} });
  press('send');
  expect(animate).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const FIELD = '<input required aria-invalid="false">';
const SIGN_IN = `<form action="/" method="dialog">${FIELD}${FIELD}<input aria-invalid="false"><input type="checkbox" required>
  <button type="submit" id="send"></button></form>`;

it('marks what is missing in a form that is sent before its code is there, and sends it for its messages', async () => {
  await open(SIGN_IN);
  const [email = expect.fail(), password = expect.fail(), ...others] = fields();
  email.value = 'ana@nodo.mx';
  const sent = vi.fn();
  document.forms[0]?.addEventListener('submit', sent);
  press('send');
  expect([email.ariaInvalid, password.ariaInvalid]).toEqual(['false', 'true']);
  expect(others.map(({ ariaInvalid }) => ariaInvalid)).toEqual(['false', null]);
  expect(document.activeElement).toBe(password);
  expect(sent).not.toHaveBeenCalled();
  expect(hydrate()).toEqual(['send']);
  // What React has drawn is its own.
  password.dispatchEvent(new Event('input', { bubbles: true }));
  expect(password.ariaInvalid).toBe('true');
});

it('sends no form for its messages into which something was typed meanwhile', async () => {
  await open(SIGN_IN);
  press('send');
  const [email = expect.fail(), password = expect.fail()] = fields();
  email.dispatchEvent(new Event('input', { bubbles: true }));
  expect([email.ariaInvalid, password.ariaInvalid]).toEqual(['false', 'true']);
  expect(hydrate()).toEqual([]);
});

it("sends a form for its messages that becomes React's after the page", async () => {
  await open(SIGN_IN);
  dispatchEvent(new Event(HYDRATED_EVENT));
  vi.advanceTimersByTime(1000);
  press('send');
  vi.advanceTimersByTime(1000);
  isHydrated(find('send'));
  vi.advanceTimersByTime(50);
  expect(heardOf()).toEqual(['send']);
});

it('waits until React has hydrated a button', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await open(`<div id="root">${renderToString(<Counter />)}</div>`);
  const [place, counter] = [find('root'), document.querySelector('button') ?? expect.fail()];
  counter.click();
  counter.click();
  dispatchEvent(new Event(HYDRATED_EVENT));
  vi.advanceTimersByTime(50);
  expect(counter.textContent).toBe('0');
  await act(() => hydrateRoot(place, <Counter />));
  await act(() => vi.advanceTimersByTime(50));
  expect(counter.textContent).toBe('1');
  await act(() => counter.click());
  expect(counter.textContent).toBe('2');
});

it('lets other buttons be seen to wait until they are pressed again, or React never hears of them', async () => {
  const animation = { cancel: vi.fn() };
  const animate = vi.fn(() => animation);
  Object.assign(HTMLElement.prototype, { animate, getAnimations: () => [animation] });
  await open(button('a') + staticPart('b'));
  press('a', 'a', 'b', 'b');
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  expect(animate).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event(HYDRATED_EVENT));
  vi.advanceTimersByTime(9000);
  expect(animation.cancel).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2000);
  expect(animation.cancel).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations');
});

it('presses one button after another, so that each finds what the one before has changed', async () => {
  await open(staticPart('a', 'b'));
  press('a', 'b');
  const done: string[] = [];
  // As React draws: in a microtask.
  find('a').addEventListener('click', () => queueMicrotask(() => done.push('drawn')));
  find('b').addEventListener('click', () => done.push('b'));
  dispatchEvent(new Event(HYDRATED_EVENT));
  await vi.advanceTimersByTimeAsync(20);
  expect(done).toEqual(['drawn', 'b']);
});

it('leaves to React what is pressed when it hears of it, but for static parts, which it never hears', async () => {
  await open(button('a') + staticPart('b'));
  Object.assign(document, { _reactListeningTest: true });
  press('a', 'b');
  expect(hydrate()).toEqual(['b']);
});

const PANEL =
  '<a href="#all" data-placeholder="panel" id="opener"></a><dialog id="panel"></dialog>';
const panel = () => document.querySelector('dialog');

const follow = (init: MouseEventInit = {}) =>
  find('opener').dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );

it('opens at once what stands in the place of a panel, and presses the button again, once', async () => {
  await open(PANEL);
  expect(follow()).toBe(false);
  expect(panel()?.open).toBe(true);
  expect(hydrate()).toEqual(['opener']);
});

it('shows the pressed photo in its panel', async () => {
  await open(
    '<a href="/1.jpg" data-placeholder="panel" id="opener"><img alt="Caja" src="/1-640.webp"></a><dialog id="panel"><form></form><div></div></dialog>',
  );
  follow();
  follow();
  const photos = [...document.querySelectorAll<HTMLImageElement>('dialog div img')];
  const shown = photos.map(({ alt, src }) => [alt, new URL(src).pathname]);
  expect(shown).toEqual([['Caja', '/1-640.webp']]);
});

it('does not open a panel that was closed meanwhile', async () => {
  await open(PANEL);
  follow();
  panel()?.close();
  panel()?.dispatchEvent(new Event('close'));
  expect(hydrate()).toEqual([]);
  expect(panel()?.open).toBe(false);
});

it('leaves the link to who wants another tab, and to a document without the panel', async () => {
  await open(PANEL);
  expect(follow({ ctrlKey: true })).toBe(true);
  expect(panel()?.open).toBe(false);
  panel()?.remove();
  expect(follow()).toBe(true);
});

it('lets a form in it wait for the panel', async () => {
  await open('<form class="placeholder-form"></form><form id="other"></form>');
  const sent = (form: HTMLFormElement | undefined) =>
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const [waiting, other] = document.forms;
  expect([sent(waiting), waiting?.dataset.sent]).toEqual([false, '']);
  expect([sent(other), other?.dataset.sent]).toEqual([true, undefined]);
});
