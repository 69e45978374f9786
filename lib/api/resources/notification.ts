import * as z from 'zod/mini';
import type { InboxNotification, PaginatedNotifications } from '@/lib/domain/account/inbox';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { metaPage } from './meta-page';
import { count, dateTime, entities, models, optionalText, text } from './wire';

const wire = z.object({
  id: text,
  kind: text,
  title: text,
  text,
  link: optionalText,
  created_utc: dateTime,
  read_utc: dateTime,
});

export function toNotification(model: JsonApiModel): InboxNotification | null {
  const { created_utc: createdUtc, read_utc: readUtc, ...rest } = wire.parse(model);
  if (!rest.id || !(rest.title || rest.text)) return null;
  return { ...rest, title: rest.title || rest.text, createdUtc, isRead: readUtc !== null };
}

export const toInboxPage = ({ data, meta }: JsonApiDocument): PaginatedNotifications => ({
  notifications: entities(models(data), toNotification),
  ...metaPage.parse(meta.page),
  unreadCount: count.parse(meta.unread_count),
});
