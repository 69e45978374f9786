import type { Backend } from '../backend';
import { isDigital, physicalLines } from '../catalogue/showcase';
import type { Article } from '../catalogue/types';
import { byId, tally } from '../core/find';
import { Problem, unprocessable } from '../core/problem';
import { cents, pesos } from '../core/text';
import { cartBasket } from '../customers/basket';
import { roomFor, stockMessage } from '../customers/cart';
import { couponProblem } from '../customers/coupons';
import type { CartRow, CustomerRow, DeliveryRow, TransactionRow } from '../customers/rows';
import { courierOffers, placeOfAddress } from './couriers';

function piecesOf(cart: CartRow): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, qty } of cart.items) tally(pieces, productId, qty);
  return pieces;
}

/** What of a cart a store lacks. Licences are in no store. */
export function missingIn({ catalogue }: Backend, cart: CartRow, storeId: string) {
  return [...piecesOf(cart)].flatMap(([productId, wanted]) => {
    const article = catalogue.byId.get(productId);
    const stock = article?.stock.stores[storeId] ?? 0;
    return stock >= wanted || (article && isDigital(article))
      ? []
      : [{ product_id: productId, name: article?.name ?? '', wanted, stock }];
  });
}

function stockProblems({ catalogue }: Backend, cart: CartRow) {
  return cart.items.flatMap((item) => {
    const article = catalogue.byId.get(item.productId);
    const room = article ? roomFor(cart, article, item.id) : 0;
    if (item.qty <= room) return [];
    const name = article?.name ?? 'Un producto';
    const why = article ? stockMessage(room) : 'Este producto ya no está a la venta.';
    return [unprocessable(`/items/${item.id}`, `${name}: no hay suficientes piezas. ${why}`)];
  });
}

type Taken = TransactionRow['taken'][number];

/** Pieces from the chosen store, or from where most of them are. */
function allocate(article: Article, wanted: number, storeId: string | null): Taken {
  const stores: Record<string, number> = {};
  let left = wanted;
  const order = Object.entries(article.stock.stores).sort(([, a], [, b]) => b - a);
  for (const [id, pieces] of order) {
    if (storeId !== null && id !== storeId) continue;
    const part = Math.min(pieces, left);
    if (part > 0) stores[id] = part;
    left -= part;
  }
  return { productId: article.id, stores, providers: left };
}

/** Takes a cart's pieces out of the stock, which has been seen to hold them. */
export function takeStock(backend: Backend, cart: CartRow, delivery: DeliveryRow): Taken[] {
  return [...piecesOf(cart)].flatMap(([productId, wanted]) => {
    const article = backend.catalogue.byId.get(productId);
    if (!article) return [];
    const taken = allocate(article, wanted, delivery.storeId);
    const stores = Object.fromEntries(
      Object.entries(article.stock.stores).map(([id, all]) => [id, all - (taken.stores[id] ?? 0)]),
    );
    const providers = article.stock.providers - taken.providers;
    backend.control.change(productId, { stores, providers });
    return [taken];
  });
}

/** Refuses a total that is not today's: prices changed, or somebody wrote another one. */
export function requireTotal(shown: number, due: number): void {
  if (cents(shown) === due) return;
  const text = `El total de tu pedido es ahora ${pesos(due)}. Revísalo antes de confirmar.`;
  const code = 'total_changed';
  throw new Problem(422, 'El total cambió', text, { pointer: '/total' }, { code });
}

export const CHOOSE_ADDRESS = 'Por favor, selecciona tu dirección de envío.';
export const CHOOSE_COURIER = 'Por favor, selecciona la paquetería que deseas.';
export const CHOOSE_DELIVERY =
  'Por favor, selecciona si deseas envío o recolección para tu pedido.';

function deliveryProblem(
  backend: Backend,
  customer: CustomerRow,
  cart: CartRow,
  type: string | null,
): [pointer: string, text: string] | null {
  const { delivery } = cart;
  if (!delivery || delivery.type !== type) return ['/shipping_type', CHOOSE_DELIVERY];
  if (delivery.storeId !== null) {
    const [missing] = missingIn(backend, cart, delivery.storeId);
    const text = `La tienda que elegiste ya no tiene ${missing?.name}. Elige otra.`;
    return missing ? ['/pickup_store_id', text] : null;
  }
  const { lines } = cartBasket(backend, customer, cart);
  // Licences have no place to go to.
  if (delivery.addressId === null && physicalLines(lines).length === 0) return null;
  const place = placeOfAddress(backend, customer, delivery.addressId);
  if (!place) return ['/customer_address_id', CHOOSE_ADDRESS];
  const offers = courierOffers(backend, lines, place, false);
  return byId(offers, delivery.courierId) ? null : ['/courier_id', CHOOSE_COURIER];
}

/** What keeps a cart from being sent or picked up: one thing or none. */
export function deliveryProblems(...args: Parameters<typeof deliveryProblem>): Problem[] {
  const problem = deliveryProblem(...args);
  return problem ? [unprocessable(...problem)] : [];
}

export function cartProblems(backend: Backend, customer: CustomerRow, cart: CartRow): Problem[] {
  const problems = stockProblems(backend, cart);
  if (cart.items.length === 0) problems.push(unprocessable('/items', 'Tu carrito está vacío.'));
  const { lines } = cartBasket(backend, customer, cart);
  const coupon = cart.coupon && couponProblem(backend, customer, cart.coupon, lines);
  if (coupon) problems.push(unprocessable('/coupon_code', coupon));
  return problems;
}
