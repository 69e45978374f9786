import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatBadgeCount,
  getNotificationIcon,
  markAsRead,
  type PaginatedNotifications,
} from '@/lib/domain/account/inbox';
import { forAll } from '@/tests/support/for-all';

const page = (read: readonly boolean[], unreadCount: number): PaginatedNotifications => ({
  notifications: read.map((isRead, index) => {
    const texts = { kind: 'order', title: 'Tu pedido', text: '', link: null, createdUtc: null };
    return { id: String(index), ...texts, isRead };
  }),
  page: 1,
  lastPage: 1,
  total: read.length,
  unreadCount,
});

describe('reading notifications', () => {
  it('counts each notification once, on any page', () => {
    const notifications = [{ isRead: true }, { isRead: true }];
    const read = { unreadCount: 3, notifications };
    expect(markAsRead(page([false, true], 4), '0')).toMatchObject(read);
    const done = page([true, false], 4);
    expect(markAsRead(done, '0')).toBe(done);
    expect(markAsRead(page([true], 4), 'elsewhere').unreadCount).toBe(3);
  });

  it('all leaves no unread ones', () => {
    const all = markAsRead(page([false, true, false], 12), null);
    expect(all.unreadCount).toBe(0);
    expect(all.notifications.every(({ isRead }) => isRead)).toBe(true);
    expect(markAsRead(all, null)).toBe(all);
  });

  it('never gives a negative count', () =>
    forAll(fc.array(fc.boolean()), fc.array(fc.nat({ max: 9 })), (read, ids) => {
      const unread = read.filter((isRead) => !isRead).length;
      let now = page(read, unread);
      for (const id of ids) now = markAsRead(now, String(id));
      expect(now.unreadCount).toBeGreaterThanOrEqual(0);
      expect(now.unreadCount).toBeLessThanOrEqual(unread);
    }));
});

it('has an icon for each kind of notification', () => {
  expect(getNotificationIcon('warranty')).toBe('shield');
  expect(getNotificationIcon('toString')).toBe('bell');
  expect([7, 99, 100].map(formatBadgeCount)).toEqual(['7', '99', '99+']);
});
