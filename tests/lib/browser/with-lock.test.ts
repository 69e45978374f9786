import { expect, it, vi } from 'vitest';
import { withLock } from '@/lib/browser/with-lock';

const stubLocks = (request: (name: string, work: () => Promise<unknown>) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request } });

it('runs the tasks of this tab in turn where the browser refuses locks', async () => {
  // As one that blocks the data of the site.
  stubLocks(() => Promise.reject(new DOMException('The request was denied.', 'SecurityError')));
  const log: string[] = [];
  const task = (name: string) =>
    withLock('cart', async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([task('one'), task('two')])).toEqual(['one', 'two']);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('runs a task that failed under a lock only once', async () => {
  stubLocks((_, work) => work());
  const work = vi.fn().mockRejectedValue(new Error('no'));
  await expect(withLock('cart', work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
});
