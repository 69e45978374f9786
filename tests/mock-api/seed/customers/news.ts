import { z } from 'zod';
import { fillIn } from '../../core/text';
import type { NotificationRow } from '../../customers/rows';
import { columns, number, readRows, word } from '../load';
import { REGULAR } from './people';
import type { Seeding } from './seed';

const News = z.strictObject({
  kind: z.custom<NotificationRow['kind']>(),
  /** Status of the newest orders, or of the warranty request, whose id and folio stand in braces: told when they came to it. */
  order: word.optional(),
  warranty: z.number().optional(),
  /** Only of orders that are picked up, or of those that are not; and of how many. */
  isPickup: z.boolean().optional(),
  most: z.number().default(1),
  /** Before today, for what is neither of an order nor of a warranty request. */
  days: z.number().default(0),
  ...columns('title text link', word),
});

const Message = z.strictObject({
  author: z.enum(['customer', 'agent']),
  hours: number,
  text: word,
});

export function seedNews({ rows, nextId, ago }: Seeding): void {
  const newest = rows.orders.filter(({ customerId }) => customerId === REGULAR).toReversed();
  const news = readRows('customers/news.jsonl', News).flatMap((one) => {
    const orders = newest.filter(
      ({ status, storeId }) =>
        status === one.order && (one.isPickup ?? storeId !== null) === (storeId !== null),
    );
    const told = [...orders, ...rows.warranties.filter(({ status }) => status === one.warranty)];
    if (!one.order && !one.warranty) return { one, subject: {}, utc: ago(one.days) };
    return told.slice(0, one.most).map((subject) => ({
      one,
      subject,
      utc: subject.events.find(({ status }) => status === subject.status)?.utc ?? ago(one.days),
    }));
  });
  for (const { one, subject, utc } of news.sort((a, b) => a.utc.localeCompare(b.utc))) {
    rows.notifications.push({
      id: nextId(),
      customerId: REGULAR,
      kind: one.kind,
      title: one.title,
      createdUtc: utc,
      text: fillIn(one.text, { ...subject }),
      link: fillIn(one.link, { ...subject }),
      readUtc: utc < ago(6) ? new Date(Date.parse(utc) + 86_400_000).toISOString() : null,
    });
  }
  const shipped = newest.find(({ status }) => status === 'shipped');
  if (!shipped) return;
  for (const { author, hours, text } of readRows('customers/chat.csv', Message)) {
    rows.messages.push({
      id: nextId(),
      orderId: shipped.id,
      author,
      text,
      clientId: null,
      authorName: author === 'agent' ? 'Mariana, Servicio a clientes' : 'Laura',
      createdUtc: ago(0, hours),
    });
  }
}
