import { type ApiClient, createClient } from '@/lib/api/client/client';
import { requireEntity } from '@/lib/api/client/errors';
import { readProduct } from '@/lib/api/product';
import { readProductsById } from '@/lib/api/product-summaries';
import { readSearch } from '@/lib/api/search';
import {
  calculateGuestCartTotals,
  priceGuestCart,
  summarizeGuestCart,
} from '@/lib/domain/cart/guest-cart-summary';
import { getLinesOffer, type LineOffer } from '@/lib/domain/cart/line-offer';
import { toCartLine } from '@/lib/domain/cart/lines';
import { estimateShipping } from '@/lib/domain/cart/shipping';
import { roundMoney } from '@/lib/domain/money';
import { isPurchasable } from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { ProductPricing, ProductSummary } from '@/lib/domain/product/types';
import { emptyCriteria } from '@/lib/domain/search/criteria';
import { LAURA } from '../../mock-api/customer-client';
import { signInThroughGateway } from '../../support/shop-client';
import { type Buyer, buy, prepareBuyer } from './purchase';
import type { PricedProduct, ShownPrice } from './shown-price';

const PEOPLE = [
  ['customer', LAURA],
  ['business', 'compras@empresa.example'],
] as const;
/** Every dialect and customer buys each product, of one stock. */
const MOST_PIECES = 2;
const ENOUGH_STOCK = 8 * MOST_PIECES;
const MOST_PAGES = 30;

/** What can be bought, first of each kind of price in turn: at once, struck, plain. */
async function findProducts(client: ApiClient, count: number): Promise<ProductSummary[]> {
  const kinds = new Map<string, ProductSummary[]>();
  let found = 0;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { products } = await readSearch(client, { ...emptyCriteria, onlyInStock: true, page });
    for (const one of products.filter(isPurchasable)) {
      if ((one.stockTotal ?? ENOUGH_STOCK) < ENOUGH_STOCK) continue;
      const { isCash, hasDiscount } = getDisplayPrices(one.pricing);
      const kind = isCash
        ? `cash ${one.pricing.priceWithTax > one.pricing.currentPriceWithTax}`
        : `${hasDiscount}`;
      kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
      found += 1;
    }
    if (products.length === 0) break;
  }
  const lists = [...kinds.values()];
  const inTurn = Array.from({ length: found }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  );
  return inTurn.flat().slice(0, count);
}

/** The card's prices for some pieces. */
function showPieces(pricing: ProductPricing, quantity: number): LineOffer {
  const { common, final, isCash } = getDisplayPrices(pricing);
  const times = (price: number) => roundMoney(roundMoney(price) * quantity);
  return { price: times(final), reference: times(Math.max(common, final)), isCash };
}

/** What a guest meets, from the card to the cart. */
async function showGuest(
  client: ApiClient,
  card: ProductSummary,
  quantity: number,
): Promise<ShownPrice[]> {
  const page = requireEntity(await readProduct(client, card.slug));
  const found = requireEntity((await readProductsById(client, [card.id])).get(card.id));
  const lines = [toCartLine(toProductSnapshot(found), quantity)];
  const sum = calculateGuestCartTotals(lines);
  const drawer = priceGuestCart(lines, sum, { shipping: null, insurance: 0 });
  const shippingCost = estimateShipping(sum.total, null);
  const summary = summarizeGuestCart(lines, { shippingCost, isInsured: true });
  const cart = priceGuestCart(lines, summary, {
    shipping: shippingCost,
    insurance: summary.insuranceWithTax,
  });
  const common = { visitor: 'guest', payment: '' } as const;
  const plain = { ...common, rows: [], total: null };
  const inCart = { ...common, offer: getLinesOffer(lines) };
  return [
    { ...plain, screen: 'card', offer: showPieces(card.pricing, quantity) },
    { ...plain, screen: 'page', offer: showPieces(page.pricing, quantity) },
    { ...inCart, screen: 'drawer', rows: drawer.rows, total: drawer.totals.total },
    { ...inCart, screen: 'cart', rows: cart.rows, total: cart.totals.total },
  ];
}

/**
 * The prices of products on every screen of the shop, as its readers and rules say them.
 * @param apiUrl origin of the backend
 * @param count number of products
 */
export async function readPriceTable(apiUrl: string, count: number): Promise<PricedProduct[]> {
  const guest = createClient({ baseUrl: `${apiUrl}/api` });
  const products = await findProducts(guest, count);
  const buyers: Buyer[] = [];
  for (const [visitor, username] of PEOPLE) {
    const { client, customer } = await signInThroughGateway({ apiUrl, fetch }, username);
    buyers.push(await prepareBuyer(client, customer.id, visitor));
  }
  const table: PricedProduct[] = [];
  for (const [turn, card] of products.entries()) {
    const quantity = 1 + (turn % MOST_PIECES);
    const shown = await showGuest(guest, card, quantity);
    for (const buyer of buyers)
      shown.push(...(await buy(buyer, { productId: card.id, quantity, turn })));
    table.push({ name: card.name, quantity, card: showPieces(card.pricing, quantity), shown });
  }
  return table;
}
