import { z } from 'zod';
import { fillIn } from '../../core/text';
import { notification } from '../../customers/rows';
import { columns, number, readRows, word } from '../load';
import { REGULAR } from './people';
import type { Seeding } from './seed';

const News = z.strictObject({
  kind: notification.shape.kind,
  /** Status of the newest order, or of the warranty request, whose id and folio stand in braces. */
  order: word.optional(),
  warranty: z.number().optional(),
  /** Before today. */
  days: z.number(),
  ...columns('title text link', word),
});

const Message = z.strictObject({
  author: z.enum(['customer', 'agent']),
  hours: number,
  text: word,
});

/** Notifications, the first row for orders that arrived, and a conversation about the order that is on its way. */
export function seedNews({ rows, nextId, ago, now }: Seeding): void {
  const newest = rows.orders.filter(({ customerId }) => customerId === REGULAR).toReversed();
  const notify = (news: z.output<typeof News> | undefined, days: number, subject: object) => {
    if (!news) return;
    const { kind, title, text, link } = news;
    rows.notifications.push({
      ...{ id: nextId(), customerId: REGULAR, kind, title, createdUtc: ago(days) },
      text: fillIn(text, { ...subject }),
      link: fillIn(link, { ...subject }),
      readUtc: days < 6 ? null : ago(days - 1),
    });
  };
  const [arrived, ...others] = readRows('customers/news.jsonl', News);
  const old = newest.slice(5, 20).toReversed();
  for (const order of old.filter((_, index) => index % 2 === 0)) {
    const days = (now.getTime() - Date.parse(order.createdUtc)) / 86_400_000;
    notify(arrived, Math.max(7, days - 2), order);
  }
  for (const one of others) {
    const [told = {}] = [
      ...newest.filter(({ status }) => status === one.order),
      ...rows.warranties.filter(({ status }) => status === one.warranty),
    ];
    if (!(one.order || one.warranty) || 'id' in told) notify(one, one.days, told);
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
