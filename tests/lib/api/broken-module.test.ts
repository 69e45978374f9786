// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnBrokenModule } from '@/lib/api/client/query-client';

const BROKEN = new Error(
  'Module 1 was instantiated because it was required from module 2, but the module factory is not available.',
);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reloads the document when a module is broken, but not twice in a row', () => {
  const reload = vi.fn();
  reloadOnBrokenModule(BROKEN, reload);
  reloadOnBrokenModule(BROKEN, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  reloadOnBrokenModule(BROKEN, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('ignores other errors', () => {
  const reload = vi.fn();
  for (const error of [new Error('network'), new TypeError('Failed to fetch'), null, 'text']) {
    reloadOnBrokenModule(error, reload);
  }
  expect(reload).not.toHaveBeenCalled();
});

it('does nothing without storage', () => {
  const reload = vi.fn();
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  reloadOnBrokenModule(BROKEN, reload);
  expect(reload).not.toHaveBeenCalled();
});
