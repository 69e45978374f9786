import type { LineOffer } from '@/lib/domain/cart/line-offer';
import type { PriceRow } from '@/lib/domain/cart/purchase-price';
import { formatPrice, roundMoney } from '@/lib/domain/money';

export type Visitor = 'guest' | 'customer' | 'business';

/** What one screen says about the price of some pieces of a product. Pesos with IVA. */
export interface ShownPrice {
  visitor: Visitor;
  screen: string;
  /** The chosen payment; empty while there is none. */
  payment: string;
  /** Struck and real price, where the screen shows the product itself. */
  offer: LineOffer | null;
  /** The rows above a total; empty on a screen without one. */
  rows: readonly PriceRow[];
  /** Null where the screen has none. */
  total: number | null;
}

/** The prices of a product on all screens. */
export interface PricedProduct {
  name: string;
  quantity: number;
  /** What its card says, for all pieces. */
  card: LineOffer;
  shown: readonly ShownPrice[];
}

const isSame = (a: number, b: number) => roundMoney(a) === roundMoney(b);
const sum = (rows: readonly PriceRow[]) =>
  roundMoney(rows.reduce((all, { amount }) => all + amount, 0));
const amountOf = (rows: readonly PriceRow[], name: PriceRow['name']) =>
  rows.find((row) => row.name === name)?.amount ?? 0;

/** What a screen says otherwise than the card without a row that names it. Null when there is nothing. */
export function findDifference({ card }: Pick<PricedProduct, 'card'>, shown: ShownPrice) {
  const { offer, rows, total } = shown;
  if (offer && !(isSame(offer.price, card.price) && isSame(offer.reference, card.reference)))
    return `says ${formatPrice(offer.price)}, struck ${formatPrice(offer.reference)}`;
  if (total === null) return null;
  if (!isSame(sum(rows), total))
    return `the rows are ${formatPrice(sum(rows))}, the total is ${formatPrice(total)}`;
  if (rows.length === 0) return null;
  const isTold = rows.some(({ name }) => name === 'months' || name === 'noCash');
  const before = card.isCash ? card.reference : card.price;
  const products = amountOf(rows, 'products');
  if (!isSame(products, before)) return `the products are ${formatPrice(products)}`;
  const price = roundMoney(products + amountOf(rows, 'cash'));
  if (!isTold && !isSame(price, card.price)) return `costs ${formatPrice(price)}`;
  return null;
}

/** Every difference without a named row, as a sentence. */
export const findDifferences = (products: readonly PricedProduct[]): string[] =>
  products.flatMap((product) =>
    product.shown.flatMap((shown) => {
      const difference = findDifference(product, shown);
      const { visitor, screen, payment } = shown;
      const where = [visitor, screen, payment].filter(Boolean).join(', ');
      return difference === null
        ? []
        : [`${product.name} (card ${formatPrice(product.card.price)}): ${where}: ${difference}`];
    }),
  );

/** The table, one line for each screen and payment. */
export function formatPrices(title: string, products: readonly PricedProduct[]): string {
  const lines = products.flatMap(({ name, quantity, card, shown }) => [
    '',
    `${quantity} × ${name}: ${offerText(card)}`,
    ...shown.map(({ visitor, screen, payment, offer, rows, total }) =>
      [
        `  ${visitor.padEnd(8)} ${screen.padEnd(8)} ${payment.padEnd(18)}`,
        offer ? offerText(offer) : '',
        rows
          .map((row) => `${row.name}${row.amount === 0 ? '' : ` ${formatPrice(row.amount)}`}`)
          .join(' + '),
        total === null ? '' : `= ${formatPrice(total)}`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  ]);
  const count = products.reduce((all, { shown }) => all + shown.length, 0);
  const wrong = findDifferences(products);
  return [
    `${title}: ${products.length} products, ${count} prices, ${wrong.length} differences without a named row`,
    ...lines,
    ...wrong.map((text) => `! ${text}`),
  ].join('\n');
}

const offerText = ({ price, reference, isCash }: LineOffer) =>
  [
    formatPrice(price),
    reference > price && `(struck ${formatPrice(reference)})`,
    isCash && 'contado',
  ]
    .filter(Boolean)
    .join(' ');
