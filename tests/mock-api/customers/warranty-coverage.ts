import type { Backend } from '../backend';
import { DAY } from '../core/clock';
import type { OrderRow } from './rows';

/** Statuses of a request that is over: declined by the brand, ended, declined. */
const OVER = [9, 11, 12];

/** What of an order's item the warranty covers: until when, how many pieces are left, and why none are. */
export function coverage(backend: Backend, order: OrderRow, item: OrderRow['items'][number]) {
  const { customers } = backend;
  const days = backend.catalogue.byId.get(item.productId)?.warrantyDays ?? 365;
  const delivered = order.events.find(({ status }) => status === 'delivered')?.utc ?? null;
  const until = delivered && new Date(Date.parse(delivered) + days * DAY).toISOString();
  const claimed = customers.rows.warranties
    .filter((row) => row.orderItemId === item.id && !OVER.includes(row.status))
    .reduce((sum, { qty }) => sum + qty, 0);
  const left = Math.max(0, item.qty - claimed);
  const reason = !until
    ? 'La garantía empieza cuando recibes tu pedido.'
    : customers.isPast(until)
      ? 'La garantía de este producto ya venció.'
      : left === 0
        ? 'Ya hay una solicitud de garantía para este producto.'
        : null;
  return { warranty_until_utc: until, available_qty: reason ? 0 : left, reason };
}
