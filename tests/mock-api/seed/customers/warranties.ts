import { WARRANTY_STATUSES } from '../../customers/order-states';
import { REGULAR } from './people';
import type { Seeding } from './seed';

const FAILURES = [
  'Dejó de encender después de dos semanas de uso.',
  'Hace un ruido fuerte al arrancar.',
  'Se desconecta solo cada pocos minutos.',
  'Llegó con una tecla que no responde.',
];

/** One request in each of the twelve statuses, for articles of delivered orders. */
export function seedWarranties({ rows, now, nextId }: Seeding): void {
  const items = rows.orders
    .filter(({ customerId, status }) => customerId === REGULAR && status === 'delivered')
    .reverse()
    .flatMap((order) => order.items.map((item) => ({ order, item })));
  for (const [index, { path }] of WARRANTY_STATUSES.entries()) {
    const source = items[index % Math.max(1, items.length)];
    const status = path.at(-1);
    if (!source || status === undefined) continue;
    const id = nextId();
    const created = now.getTime() - (path.length * 2 + index) * 86_400_000;
    const events = path.map((step, i) => ({
      status: step,
      utc: new Date(created + i * 2 * 86_400_000).toISOString(),
      note:
        step === 7 ? 'El diagnóstico cuesta $350.00 porque el daño no lo cubre la garantía.' : '',
    }));
    rows.warranties.push({
      id,
      folio: `G-${id}`,
      customerId: REGULAR,
      orderId: source.order.id,
      orderItemId: source.item.id,
      productId: source.item.productId,
      qty: 1,
      serialNumber: `SN${id}${index}`,
      description: FAILURES[index % FAILURES.length] ?? '',
      status,
      createdUtc: new Date(created).toISOString(),
      photoIds: [],
      events,
    });
  }
}
