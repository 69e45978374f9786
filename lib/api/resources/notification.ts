import type { InboxNotification, PaginatedNotifications } from '@/lib/domain/account/inbox';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { withoutTags } from '../shopper-message';
import { toPaging } from './paging';
import { snakeToCamel } from './snake-to-camel';
import { dateTime, listEntities, optionalNumber, optionalText, text } from './wire';

const readFields = snakeToCamel({
  id: text,
  kind: text,
  title: text,
  text,
  link: optionalText,
  created_utc: dateTime,
  read_utc: dateTime,
});

export function toNotification(model: JsonApiModel): InboxNotification | null {
  const { readUtc, ...rest } = readFields(model);
  const [title, words] = [withoutTags(rest.title), withoutTags(rest.text)];
  if (!rest.id || !(title || words)) return null;
  return { ...rest, title: title || words, text: words, isRead: readUtc !== null };
}

export function toInboxPage(
  document: JsonApiDocument,
  asked: { page: number; pageSize?: number | undefined },
): PaginatedNotifications {
  const notifications = listEntities(document, toNotification);
  const unread = notifications.filter(({ isRead }) => !isRead);
  return {
    notifications,
    ...toPaging(document, asked),
    // Those of this page are known when the backend does not count them.
    unreadCount: optionalNumber.parse(document.meta.unread_count) ?? unread.length,
  };
}
