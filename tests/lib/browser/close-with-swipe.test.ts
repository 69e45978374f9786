// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { closeWithSwipe } from '@/lib/browser/close-with-swipe';

const touch = (target: Element, type: string, y: number, x = 0) =>
  target.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true }), { touches: [{ clientX: x, clientY: y }] }),
  );

it.each<[string, { x?: number; y: number; scrolled?: number }, boolean]>([
  ['down', { y: 200 }, true],
  ['a little down', { y: 40 }, false],
  ['up', { y: -200 }, false],
  ['sideways', { x: 200, y: 120 }, false],
  ['down in content that is scrolled', { y: 200, scrolled: 50 }, false],
])('a swipe %s', (_, { x = 0, y, scrolled = 0 }, isClosing) => {
  const overlay = document.createElement('div');
  const content = document.createElement('div');
  overlay.append(content);
  content.scrollTop = scrolled;
  const close = vi.fn();
  const stop = closeWithSwipe(overlay, close);
  touch(content, 'touchstart', 300);
  touch(content, 'touchmove', 300 + y, x);
  touch(content, 'touchend', 300 + y, x);
  expect(close).toHaveBeenCalledTimes(isClosing ? 1 : 0);
  expect(overlay.style.translate).toBe('');
  stop();
});
