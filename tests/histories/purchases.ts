import { expect } from 'vitest';
import type { OrderFingerprint, OrderParts } from '@/lib/domain/checkout/order-fingerprint';
import type { Api } from '../mock-api/test-client';

/** What a tab shows of the order. */
export interface Screen {
  parts: OrderParts;
  seen: OrderFingerprint;
}

interface Line {
  productId: string;
  qty: number;
}

/** What a cart became, as the backend has it. Money in pesos. */
interface Order {
  id: string;
  cartId: string;
  method: string;
  months: number;
  amount: number;
  lines: Line[];
  street: string | null;
  storeId: string | null;
  courierId: string | null;
  coupon: string | null;
  wallet: number;
}

export interface Purchases {
  cart: Line[];
  orders: Order[];
}

export const readPurchases = async (api: Api, email: string): Promise<Purchases> =>
  (await api.control(`purchases?email=${email}`)).body as unknown as Purchases;

/** Whether an order is what a screen showed. */
function isShownBy(order: Order, { parts, seen }: Screen): boolean {
  const { data, totals, store, courier } = parts;
  // Of a backend that does not say it, nothing is shown.
  const isSaid = totals.cartId !== '';
  const months = Math.max(1, ...seen.plans.map((plan) => plan.months));
  const isPaidThere = totals.amountDue === 0 || order.method === data.paymentMethodCode;
  const isSentThere =
    order.storeId === null
      ? Boolean(seen.address?.includes(`${order.street} `)) && courier?.id === order.courierId
      : store?.id === order.storeId && seen.address === null;
  return (
    ['', order.cartId].includes(totals.cartId) &&
    totals.amountDue === order.amount &&
    isSentThere &&
    isPaidThere &&
    (totals.amountDue === 0 || months === order.months) &&
    (!isSaid || (seen.coupon === order.coupon && totals.walletToUse === order.wallet))
  );
}

/** What is special about an order, for a count of what the histories came to. */
export const kindsOf = ({ method, months, storeId, coupon, wallet }: Order): string[] => [
  method,
  storeId === null ? 'sent' : 'picked up',
  ...(months > 1 ? ['months'] : []),
  ...(coupon ? ['coupon'] : []),
  ...(wallet > 0 ? ['wallet used'] : []),
];

/** Pieces by product. */
export function countPieces(lines: readonly Line[]): Record<string, number> {
  const pieces: Record<string, number> = {};
  for (const { productId, qty } of lines) pieces[productId] = (pieces[productId] ?? 0) + qty;
  return pieces;
}

/**
 * What must be true after every step.
 * @param presses the screens on which "Confirmar" was pressed
 * @param put the pieces that were put into the cart, by product
 */
export function checkPurchases(
  { cart, orders }: Purchases,
  presses: readonly Screen[],
  put: Readonly<Record<string, number>>,
): void {
  const carts = orders.map(({ cartId }) => cartId);
  expect(new Set(carts).size, 'one order for each cart').toBe(carts.length);
  for (const order of orders) {
    const fitting = presses.filter((screen) => isShownBy(order, screen));
    expect(fitting.length, `no press shows ${JSON.stringify(order)}`).toBeGreaterThan(0);
  }
  const all = [...cart, ...orders.flatMap(({ lines }) => lines)];
  expect(countPieces(all), 'every piece is in the cart or in an order').toEqual(put);
}
