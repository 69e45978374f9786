import { z } from 'zod';
import { judge } from '../../assembly/rules';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Article } from '../../catalogue/types';
import { DAY } from '../../core/clock';
import { byId } from '../../core/find';
import { Random } from '../../core/random';
import { cents, slugify } from '../../core/text';
import type { MovementRow } from '../../customers/rows';
import { finalPrice } from '../../search/engine';
import { columns, number, readRows, word } from '../load';
import { REGULAR } from './people';
import type { Seeding } from './seed';

const YEAR = 365;

const Movement = z.strictObject({
  kind: z.enum(['earned', 'expired']),
  concept: word,
  ...columns('amount daysAgo', z.number()),
  expiresInDays: z.number().optional(),
});
const MOVEMENTS = readRows('customers/movements.jsonl', Movement);
type Move = Omit<MovementRow, 'id' | 'customerId' | 'balance'>;

/** What each paid order earns, some of it spent on delivered ones and some of it expired. */
export function seedWallet({ rows, nextId, ago }: Seeding): void {
  const paid = rows.orders.filter(
    ({ customerId, paymentStatus }) => customerId === REGULAR && paymentStatus === 'success',
  );
  const moves = paid.flatMap((order, index): Move[] => {
    const { id: orderId, createdUtc, folio, status, walletEarned: amount, paidUtc } = order;
    const spent = { kind: 'spent' as const, concept: `Uso en el pedido ${folio}`, amount: -80 };
    const earned = { kind: 'earned' as const, concept: `Bonificación del pedido ${folio}`, amount };
    const expiresUtc = new Date(Date.parse(createdUtc) + YEAR * DAY).toISOString();
    const isSpent = status === 'delivered' && index % 4 === 3;
    return [
      ...(isSpent ? [{ ...spent, orderId, createdUtc, expiresUtc: null }] : []),
      { ...earned, orderId, createdUtc: paidUtc ?? createdUtc, expiresUtc },
    ];
  });
  for (const { daysAgo, expiresInDays, ...row } of MOVEMENTS) {
    const expiresUtc = expiresInDays ? ago(-expiresInDays) : null;
    moves.push({ ...row, orderId: null, createdUtc: ago(daysAgo), expiresUtc });
  }
  let balance = 0;
  for (const row of moves.sort((a, b) => a.createdUtc.localeCompare(b.createdUtc))) {
    // Nobody spends more than is there.
    const amount = Math.max(row.amount, -balance);
    balance = cents(balance + amount);
    const order = row.kind === 'spent' && byId(rows.orders, row.orderId);
    if (order) order.walletUsed = -amount;
    rows.movements.push({ ...row, id: nextId(), customerId: REGULAR, amount, balance });
  }
}

const Wishlist = z.strictObject({ ...columns('customerId name', word), count: number });

export function seedWishlists({ rows, bestSellers, nextId, ago }: Seeding): void {
  for (const { customerId, name, count } of readRows('customers/wishlists.csv', Wishlist)) {
    const wishlistId = nextId();
    rows.wishlists.push({ id: wishlistId, customerId, name, createdUtc: ago(320) });
    for (const article of new Random(`${customerId} ${name}`).sample(bestSellers, count)) {
      const item = { id: nextId(), wishlistId, productId: article.id, qty: 1 };
      rows.wishlistItems.push({ ...item, createdUtc: ago(60) });
    }
  }
}

/** A part of a build: its step, its category and the most that it costs in pesos. Each has one before it that it must fit. */
const Part = z.strictObject({ ...columns('name groupId category', word), most: number });

/** As many of a shelf as are looked at: a foreign catalogue's sheets are read from its file. */
const LOOKED_AT = 300;

function fitting(
  { inCategory }: Catalogue,
  { category, most }: z.output<typeof Part>,
  chosen: readonly Article[],
) {
  return inCategory(category)
    .slice(0, LOOKED_AT)
    .find(
      (article) =>
        article.stock.total > 2 &&
        finalPrice(article) <= most &&
        // The first one has nothing to fit.
        (chosen.length === 0 || judge(article, chosen).compatible === true),
    );
}

export function seedAssemblies({ rows, nextId }: Seeding, catalogue: Catalogue): void {
  const builds = Map.groupBy(readRows('customers/builds.csv', Part), ({ name }) => name);
  for (const [name, parts] of builds) {
    const chosen: Article[] = [];
    const id = nextId();
    const details = parts.flatMap((part) => {
      const article = fitting(catalogue, part, chosen);
      if (!article) return [];
      chosen.push(article);
      return [{ id: nextId(), productId: article.id, qty: 1, groupId: part.groupId }];
    });
    const slug = `${slugify(name)}-${id}`;
    if (details.length > 0) rows.configs.push({ id, customerId: REGULAR, name, slug, details });
  }
}
