// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreScroll } from '@/components/shell/navigation/restore-scroll';

/** A page of one main part whose content has a height, and a history of entries. */
function createPage() {
  const main = document.body.appendChild(document.createElement('main'));
  main.id = 'contenido';
  const part = main.appendChild(document.createElement('div'));
  let content = 5000;
  const held = () => Math.max(content, Number.parseFloat(main.style.minHeight) || 0);
  vi.spyOn(main, 'offsetHeight', 'get').mockImplementation(held);
  vi.spyOn(main, 'getBoundingClientRect').mockReturnValue({ top: 0 } as DOMRect);
  const box = () => ({ bottom: content }) as DOMRect;
  vi.spyOn(part, 'getBoundingClientRect').mockImplementation(box);
  let top = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  const scroll = (to: number) => {
    top = Math.min(to, held() - 800);
    window.dispatchEvent(new Event('scroll'));
  };
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) =>
    scroll(to.top ?? 0)) as typeof window.scrollTo);
  const entries = Object.assign(new EventTarget(), { currentEntry: { key: 'a' } });
  const go = (key: string, navigationType: string, height: number) => {
    entries.currentEntry = { key };
    entries.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));
    content = height;
    scroll(Math.min(top, held() - 800));
  };
  vi.stubGlobal('navigation', entries);
  return { main, scroll, go, grow: (height: number) => (content = height), top: () => top };
}

let page: ReturnType<typeof createPage>;
let stop: AbortController;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
  page = createPage();
  stop = new AbortController();
  restoreScroll(stop.signal);
});
afterEach(() => stop.abort());

function visitAndReturn(heightAtFirst: number) {
  page.scroll(3600);
  page.go('b', 'push', 1500);
  page.scroll(0);
  page.go('a', 'traverse', heightAtFirst);
}

it('keeps the height of a page that is drawn late, and lands where the visitor was', () => {
  visitAndReturn(2000);
  vi.advanceTimersByTime(100);
  expect(page.top()).toBe(3600);
  expect(page.main.style.minHeight).toBe('5000px');
  page.grow(5000);
  vi.advanceTimersByTime(800);
  expect(page.top()).toBe(3600);
  expect(page.main.style.minHeight).toBe('');
  expect(page.main.dataset.restoring).toBeUndefined();
});

it('lets the visitor scroll away', () => {
  visitAndReturn(5000);
  vi.advanceTimersByTime(100);
  window.dispatchEvent(new Event('wheel'));
  page.scroll(1000);
  vi.advanceTimersByTime(2000);
  expect(page.top()).toBe(1000);
});

it('keeps no height for a page that is opened anew', () => {
  visitAndReturn(2000);
  vi.advanceTimersByTime(100);
  page.go('c', 'push', 900);
  expect(page.main.style.minHeight).toBe('');
  vi.advanceTimersByTime(100);
  expect(page.top()).toBeLessThan(200);
});
