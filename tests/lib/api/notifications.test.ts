import { expect, it } from 'vitest';
import { notificationsQuery } from '@/lib/api/notifications';

it('keeps each page of the unread apart from the same page of all', () => {
  const keys = [true, false].flatMap((isUnreadOnly) =>
    [1, 2].map((page) => JSON.stringify(notificationsQuery('7', isUnreadOnly, page).queryKey)),
  );
  expect(new Set(keys).size).toBe(4);
});
