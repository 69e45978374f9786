import { z } from 'zod';
import { fillIn } from '../../core/text';
import { notification } from '../../customers/rows';
import { number, readRows, word } from '../load';
import { REGULAR } from './people';
import type { Seeding } from './seed';

const News = z.strictObject({
  kind: notification.shape.kind,
  /** Status of the newest order, or of the warranty request, whose id and folio stand in braces. */
  order: word.optional(),
  warranty: z.number().optional(),
  /** Before today. */
  days: z.number(),
  title: word,
  text: word,
  link: word,
});

const ARRIVED = {
  kind: 'order',
  title: 'Tu pedido se entregó',
  text: 'El pedido {folio} llegó a su destino.',
  link: '/perfil/pedidos/{id}',
} as const;

const Message = z.strictObject({
  author: z.enum(['customer', 'agent']),
  hours: number,
  text: word,
});

/** Notifications, and a conversation about the order that is on its way. */
export function seedNews({ rows, nextId, ago, now }: Seeding): void {
  const orders = rows.orders.filter(({ customerId }) => customerId === REGULAR);
  const newest = orders.toReversed();
  const notify = (
    { kind, title, text, link }: Pick<z.output<typeof News>, keyof typeof ARRIVED>,
    days: number,
    subject: object,
  ) =>
    rows.notifications.push({
      ...{ id: nextId(), customerId: REGULAR, kind, title, createdUtc: ago(days) },
      text: fillIn(text, { ...subject }),
      link: fillIn(link, { ...subject }),
      readUtc: days < 6 ? null : ago(days - 1),
    });
  for (const order of newest
    .slice(5, 20)
    .toReversed()
    .filter((_, index) => index % 2 === 0)) {
    const days = (now.getTime() - Date.parse(order.createdUtc)) / 86_400_000;
    notify(ARRIVED, Math.max(7, days - 2), order);
  }
  for (const one of readRows('customers/news.jsonl', News)) {
    const { order, warranty, days } = one;
    const [told = {}] = [
      ...newest.filter(({ status }) => status === order),
      ...rows.warranties.filter(({ status }) => status === warranty),
    ];
    if (!(order || warranty) || 'id' in told) notify(one, days, told);
  }
  const shipped = newest.find(({ status }) => status === 'shipped');
  if (!shipped) return;
  for (const { author, hours, text } of readRows('customers/chat.csv', Message)) {
    rows.messages.push({
      ...{ id: nextId(), orderId: shipped.id, author, text, clientId: null },
      authorName: author === 'agent' ? 'Mariana, Servicio a clientes' : 'Laura',
      createdUtc: ago(0, hours),
    });
  }
}
