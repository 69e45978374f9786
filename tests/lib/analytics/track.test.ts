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
  queue.deliverEventsTo(receive);
  queue.track(search('c'));
  expect(receive.mock.calls.flat()).toEqual([search('a'), search('b'), search('c')]);
  const again = vi.fn();
  queue.deliverEventsTo(again);
  expect(again).not.toHaveBeenCalled();
});

it('limits the queue', () => {
  const receive = vi.fn();
  for (let count = 0; count < queue.MAX_QUEUED_EVENTS + 5; count++)
    queue.track(search(String(count)));
  queue.deliverEventsTo(receive);
  expect(receive).toHaveBeenCalledTimes(queue.MAX_QUEUED_EVENTS);
  expect(receive).toHaveBeenLastCalledWith(search(String(queue.MAX_QUEUED_EVENTS - 1)));
});

it('drops queued and later events when consent is refused', () => {
  const receive = vi.fn();
  queue.track(search('a'));
  queue.discardEvents();
  queue.track(search('b'));
  queue.deliverEventsTo(receive);
  expect(receive).not.toHaveBeenCalled();
  queue.track(search('c'));
  queue.discardEvents();
  queue.track(search('d'));
  expect(receive.mock.calls.flat()).toEqual([search('c')]);
});
