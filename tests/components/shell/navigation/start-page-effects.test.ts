// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getNetworkName } from '@/components/shell/chrome/shop-footer';
import {
  hideHeaderOnScroll,
  markLoadingImages,
  replaceBrokenImages,
  scrollFocusIntoView,
} from '@/components/shell/navigation/start-page-effects';

let stop: AbortController;
const scrolled = vi.fn();
beforeEach(() => {
  stop = new AbortController();
  scrolled.mockReset();
});
afterEach(() => stop.abort());

function anImage(): HTMLImageElement {
  const image = document.body.appendChild(document.createElement('img'));
  image.src = 'https://media.example/rota.png';
  image.srcset = 'https://media.example/rota-2.png 2x';
  return image;
}

it('replaces a broken picture with the placeholder, and does not replace a broken placeholder', () => {
  replaceBrokenImages(stop.signal);
  const image = anImage();
  image.dispatchEvent(new Event('error'));
  expect(image.getAttribute('src')).toBe('/images/imagen-no-disponible.png');
  expect(image.hasAttribute('srcset')).toBe(false);
  const replaced = vi.spyOn(image, 'src', 'set');
  image.dispatchEvent(new Event('error'));
  expect(replaced).not.toHaveBeenCalled();
});

it('replaces a picture with its own fallback', () => {
  replaceBrokenImages(stop.signal);
  const image = anImage();
  image.dataset.fallback = 'data:image/svg+xml,';
  image.dispatchEvent(new Event('error'));
  expect(image.getAttribute('src')).toBe('data:image/svg+xml,');
});

it('marks pictures while they load, also later ones and those that get another address', async () => {
  const first = anImage();
  markLoadingImages(stop.signal);
  const later = anImage();
  const isMarked = () => [first, later].map((image) => 'loading' in image.dataset);
  await vi.waitFor(() => expect(isMarked()).toEqual([true, true]));
  first.dispatchEvent(new Event('load'));
  later.dispatchEvent(new Event('error'));
  expect(isMarked()).toEqual([false, false]);
  first.src = 'https://media.example/otra.png';
  await vi.waitFor(() => expect(isMarked()).toEqual([true, false]));
  const done = vi.spyOn(later, 'complete', 'get').mockReturnValue(true);
  later.src = 'https://media.example/lista.png';
  await Promise.resolve();
  expect([isMarked(), done.mock.calls.length > 0]).toEqual([[true, false], true]);
});

function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
}

it('hides the header on the way down and shows it on the way up', () => {
  hideHeaderOnScroll(stop.signal);
  const { dataset } = document.documentElement;
  scrollTo(100);
  expect(dataset.header).toBeUndefined();
  scrollTo(400);
  expect(dataset.header).toBe('hidden');
  scrollTo(397);
  expect(dataset.header).toBe('hidden');
  scrollTo(300);
  expect(dataset.header).toBeUndefined();
});

it('keeps the header visible while it has the focus', () => {
  document.body.innerHTML = '<header data-shop-header><button>x</button></header>';
  hideHeaderOnScroll(stop.signal);
  document.querySelector('button')?.focus();
  scrollTo(600);
  expect(document.documentElement.dataset.header).toBeUndefined();
});

it('names a network by its host', () => {
  expect(getNetworkName('https://www.facebook.com/tienda')).toBe('Facebook');
  expect(getNetworkName('https://wa.me/521')).toBe('WhatsApp');
  expect(getNetworkName('https://social.example/tienda')).toBe('social.example');
});

function aLink(): HTMLAnchorElement {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/ofertas';
  link.scrollIntoView = () => scrolled(link);
  // jsdom has no keyboard modality.
  vi.spyOn(link, 'matches').mockReturnValue(true);
  return link;
}

it('shows what gets the focus, until it is stopped', () => {
  scrollFocusIntoView(stop.signal);
  const link = aLink();
  link.focus();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(link);
  link.blur();
  stop.abort();
  link.focus();
  expect(scrolled).toHaveBeenCalledOnce();
});

it('shows what had the focus before it was loaded', () => {
  const link = aLink();
  link.focus();
  scrollFocusIntoView(stop.signal);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(link);
});

it('leaves the page where it was scrolled to since', () => {
  const link = aLink();
  link.focus();
  link.scrollIntoView = () => Object.assign(window, { scrollY: 40 });
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  Object.assign(window, { scrollY: 0 });
  scrollFocusIntoView(stop.signal);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});
