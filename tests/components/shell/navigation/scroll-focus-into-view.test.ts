// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollFocusIntoView } from '@/components/shell/navigation/start-page-effects';

const scrolled = vi.fn();

function aLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = '/ofertas';
  link.scrollIntoView = () => scrolled(link);
  // jsdom has no keyboard modality.
  vi.spyOn(link, 'matches').mockReturnValue(true);
  document.body.append(link);
  return link;
}

let stop: AbortController;
beforeEach(() => {
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  scrolled.mockReset();
});

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
