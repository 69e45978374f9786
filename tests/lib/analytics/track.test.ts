import { beforeEach, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '@/lib/analytics/events';

const search = (term: string): AnalyticsEvent => ({ name: 'search', term });
let queue: typeof import('@/lib/analytics/track');

beforeEach(async () => {
  vi.resetModules();
  queue = await import('@/lib/analytics/track');
});

it('keeps what happens until it is allowed, then hands everything over in order, once', () => {
  const receive = vi.fn();
  queue.track(search('a'));
  queue.track(search('b'));
  queue.deliverTo(receive);
  queue.track(search('c'));
  expect(receive.mock.calls.flat()).toEqual([search('a'), search('b'), search('c')]);
  const again = vi.fn();
  queue.deliverTo(again);
  expect(again).not.toHaveBeenCalled();
});

it('keeps no more than fits', () => {
  const receive = vi.fn();
  for (let count = 0; count < queue.MOST_WAITING + 5; count++) queue.track(search(String(count)));
  queue.deliverTo(receive);
  expect(receive).toHaveBeenCalledTimes(queue.MOST_WAITING);
  expect(receive).toHaveBeenLastCalledWith(search(String(queue.MOST_WAITING - 1)));
});

it('forgets what waits and what comes once it is refused', () => {
  const receive = vi.fn();
  queue.track(search('a'));
  queue.refuseEvents();
  queue.track(search('b'));
  queue.deliverTo(receive);
  expect(receive).not.toHaveBeenCalled();
  queue.track(search('c'));
  queue.refuseEvents();
  queue.track(search('d'));
  expect(receive.mock.calls.flat()).toEqual([search('c')]);
});
