import { z } from 'zod';
import { judge } from '../../assembly/rules';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Article } from '../../catalogue/types';
import { Random } from '../../core/random';
import { cents, slugify } from '../../core/text';
import type { MovementRow } from '../../customers/rows';
import { finalPrice } from '../../search/engine';
import { number, readRows, word } from '../load';
import { REGULAR } from './people';
import type { Seeding } from './seed';

const YEAR = 365;

/** Credit of each delivered order, some of it spent and some of it expired. */
function seedWallet({ rows, nextId, ago }: Seeding): void {
  let balance = 0;
  const move = (row: Omit<MovementRow, 'id' | 'customerId' | 'balance'>) => {
    balance = cents(balance + row.amount);
    rows.movements.push({ ...row, id: nextId(), customerId: REGULAR, balance });
  };
  const delivered = rows.orders.filter(
    ({ customerId, status }) => customerId === REGULAR && status === 'delivered',
  );
  for (const [index, order] of delivered.entries()) {
    const expires = new Date(Date.parse(order.createdUtc) + YEAR * 86_400_000).toISOString();
    const common = { orderId: order.id, createdUtc: order.paidUtc ?? order.createdUtc };
    move({
      ...common,
      kind: 'earned',
      concept: `Bonificación del pedido ${order.folio}`,
      amount: cents(order.walletEarned + 25),
      expiresUtc: expires,
    });
    if (index % 4 === 3) {
      const amount = cents(Math.min(balance, 80));
      order.walletUsed = amount;
      move({
        ...common,
        kind: 'spent',
        concept: `Uso en el pedido ${order.folio}`,
        amount: -amount,
        expiresUtc: null,
      });
    }
  }
  move({
    kind: 'expired',
    concept: 'Saldo vencido',
    amount: -cents(Math.min(balance, 12.5)),
    orderId: null,
    createdUtc: ago(9),
    expiresUtc: null,
  });
  move({
    kind: 'earned',
    concept: 'Regalo de cumpleaños',
    amount: 150,
    orderId: null,
    createdUtc: ago(5),
    expiresUtc: ago(-25),
  });
}

const Wishlist = z.strictObject({ customerId: word, name: word, count: number });

function seedWishlists({ rows, bestSellers, nextId, ago }: Seeding): void {
  for (const { customerId, name, count } of readRows('customers/wishlists.csv', Wishlist)) {
    const wishlistId = nextId();
    rows.wishlists.push({ id: wishlistId, customerId, name, createdUtc: ago(320) });
    for (const article of new Random(`${customerId} ${name}`).sample(bestSellers, count)) {
      const item = { id: nextId(), wishlistId, productId: article.id, qty: 1 };
      rows.wishlistItems.push({ ...item, createdUtc: ago(60) });
    }
  }
}

/** Wallet and wishlists. */
export function seedShopping(seeding: Seeding): void {
  seedWallet(seeding);
  seedWishlists(seeding);
}

/** A part of a build: its step, its category and the most that it costs in pesos. Each has one before it that it must fit. */
const Part = z.strictObject({ name: word, groupId: word, category: word, most: number });

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

/** A whole build and one that was begun, both of parts that go together. */
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
