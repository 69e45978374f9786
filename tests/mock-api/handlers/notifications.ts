import type { HttpHandler } from 'msw';
import { z } from 'zod';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import type { Backend } from '../backend';
import { flag, noRelationships, readBody, resourceSchema } from '../core/body';
import { type CustomerCall, customerRoute } from '../core/customer-route';
import type { Resource } from '../core/json-api';
import { onePage, ownRow, ownRows, requireSameId } from '../core/own';
import type { NotificationRow } from '../customers/rows';

const readSchema = resourceSchema(
  'customer-notifications',
  z.strictObject({ read: flag }),
  noRelationships,
);

function notifications({ customers }: Backend, call: CustomerCall) {
  const own = ownRows(customers.rows.notifications, call).sort((a, b) =>
    b.createdUtc.localeCompare(a.createdUtc),
  );
  const unread = own.filter(({ readUtc }) => readUtc === null);
  const { rows, meta } = onePage(
    call.query,
    call.query.get('filter[unread]') === '1' ? unread : own,
  );
  const data = rows.map(notificationResource);
  return { data, meta: { ...meta, unread_count: unread.length } };
}

const notificationResource = (row: NotificationRow): Resource => ({
  type: 'customer-notifications',
  id: row.id,
  attributes: {
    kind: row.kind,
    title: row.title,
    text: row.text,
    link: row.link,
    created_utc: row.createdUtc,
    read_utc: row.readUtc,
  },
});

async function markRead({ customers }: Backend, call: CustomerCall) {
  const { data } = await readBody(call.request, readSchema);
  requireSameId(call, data.id);
  const row = ownRow(customers.rows.notifications, call, 'Esa notificación ya no existe.');
  row.readUtc = data.attributes.read ? (row.readUtc ?? customers.now().toISOString()) : null;
  return { data: notificationResource(row) };
}

function readAll({ customers }: Backend, call: CustomerCall) {
  for (const row of ownRows(customers.rows.notifications, call)) {
    row.readUtc ??= customers.now().toISOString();
  }
  return { meta: { unread_count: 0 } };
}

export function notificationHandlers(backend: Backend): HttpHandler[] {
  const account = assumedAccountEndpoints;
  return [
    customerRoute(backend, account.customerNotifications, (call) => notifications(backend, call)),
    customerRoute(backend, account.notificationUpdate, (call) => markRead(backend, call)),
    customerRoute(backend, account.notificationsReadAll, (call) => readAll(backend, call)),
  ];
}
