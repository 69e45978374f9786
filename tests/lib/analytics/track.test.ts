import { beforeEach, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '@/lib/analytics/events';

const search = (term: string): AnalyticsEvent => ({ name: 'search', term });
let queue: typeof import('@/lib/analytics/track');

beforeEach(async () => {
  vi.resetModules();
  queue = await import('@/lib/analytics/track');
});

it('queues events until consent is given, then sends them once and in order', () => {
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

it('limits the queue', () => {
  const receive = vi.fn();
  for (let count = 0; count < queue.MOST_WAITING + 5; count++) queue.track(search(String(count)));
  queue.deliverTo(receive);
  expect(receive).toHaveBeenCalledTimes(queue.MOST_WAITING);
  expect(receive).toHaveBeenLastCalledWith(search(String(queue.MOST_WAITING - 1)));
});

it('drops queued and later events when consent is refused', () => {
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
