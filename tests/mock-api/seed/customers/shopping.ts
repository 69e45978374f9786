import { Random } from '../../core/random';
import { cents } from '../../core/text';
import type { MovementRow } from '../../customers/rows';
import { BUSINESS, REGULAR } from './people';
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

function seedWishlists({ rows, bestSellers, nextId, ago }: Seeding): void {
  const lists = [
    [REGULAR, 'Mis favoritos', 9],
    [REGULAR, 'Oficina en casa', 4],
    [REGULAR, 'Regalos', 0],
    [BUSINESS, 'Mis favoritos', 3],
  ] as const;
  for (const [customerId, name, count] of lists) {
    const wishlistId = nextId();
    rows.wishlists.push({ id: wishlistId, customerId, name, createdUtc: ago(320) });
    for (const article of new Random(`${customerId} ${name}`).sample(bestSellers, count)) {
      rows.wishlistItems.push({
        id: nextId(),
        wishlistId,
        productId: article.id,
        qty: 1,
        createdUtc: ago(60),
      });
    }
  }
}

/** Wallet and wishlists. */
export function seedShopping(seeding: Seeding): void {
  seedWallet(seeding);
  seedWishlists(seeding);
}
