import { getLineKey } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { roundMoney } from '@/lib/domain/money';
import { toPublicAddress } from '@/lib/routing/secret-addresses';
import type { AnalyticsEvent, ProductList } from './events';
import { type TrackedProduct, toTrackedProduct } from './tracked-list-item';

/** Of another site only the origin is told: its address may have what a payment is made with. @param referrer empty where there is none */
export function toMeasuredPage(address: string, referrer: string) {
  const page = new URL(address);
  const before = URL.canParse(referrer) ? new URL(referrer) : null;
  const isOwn = before?.origin === page.origin;
  return {
    page_location: toPublicAddress(page),
    page_referrer: before === null ? '' : isOwn ? toPublicAddress(before) : `${before.origin}/`,
  };
}

export interface Ga4Item {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  promotion_name?: string;
  price: number;
  discount?: number;
  quantity: number;
  /** From 0. */
  index?: number;
  item_list_id?: string;
  item_list_name?: string;
}

export interface Ga4Event {
  name: string;
  params: Readonly<Record<string, string | number | readonly Ga4Item[]>>;
}

const CURRENCY = 'MXN';
/** Name of the wallet credit as a virtual currency (spec 7). */
const WALLET = 'monedero';

function toItem(product: TrackedProduct, quantity: number, place: Partial<Ga4Item> = {}): Ga4Item {
  const { sku, name, brandName, categoryName, price, discount } = product;
  return {
    item_id: sku,
    item_name: name,
    ...(brandName && { item_brand: brandName }),
    ...(categoryName && { item_category: categoryName }),
    price,
    ...(discount > 0 && { discount }),
    quantity,
    ...place,
  };
}

const toListParams = ({ id, name }: ProductList) => ({ item_list_id: id, item_list_name: name });

const listItem = (list: ProductList, product: TrackedProduct, index: number) =>
  toItem(product, 1, { index, ...toListParams(list) });

/** In whole cents, so that the sum has no rounding errors. */
function sumItems(items: readonly Ga4Item[]): number {
  const cents = items.reduce((sum, item) => sum + Math.round(item.price * 100) * item.quantity, 0);
  return roundMoney(cents / 100);
}

/** An event with a value. Without items there is no event. */
function toItemsEvent(
  name: string,
  items: readonly Ga4Item[],
  more: Ga4Event['params'] = {},
): Ga4Event[] {
  if (items.length === 0) return [];
  return [{ name, params: { currency: CURRENCY, value: sumItems(items), ...more, items } }];
}

const toCouponParam = (coupon: string | null): Ga4Event['params'] =>
  coupon === null ? {} : { coupon };

const toLineItems = (lines: readonly CartLine[]) =>
  lines.map(({ product, quantity, sent }) => {
    const more = sent?.promotion ? { promotion_name: sent.promotion } : {};
    return toItem(toTrackedProduct(product), quantity, more);
  });

/** Translates an event of the shop to GA4 events. The list is empty when GA4 has nothing to record. */
export function toGa4(event: AnalyticsEvent): Ga4Event[] {
  switch (event.name) {
    case 'page_view':
      return [{ name: event.name, params: toMeasuredPage(event.address, event.referrer) }];
    case 'view_item':
    case 'add_to_wishlist':
      return toItemsEvent(event.name, [toItem(toTrackedProduct(event.product), 1)]);
    case 'view_item_list': {
      const { name, list } = event;
      const items = event.items.map((item, index) => listItem(list, item, index));
      if (items.length === 0) return [];
      return [{ name, params: { currency: CURRENCY, ...toListParams(list), items } }];
    }
    case 'select_item': {
      const { name, list, item, index } = event;
      const items = [listItem(list, item, index)];
      return [{ name, params: { currency: CURRENCY, ...toListParams(list), items } }];
    }
    case 'search':
      return [{ name: event.name, params: { search_term: event.term } }];
    case 'login':
    case 'sign_up':
      return [{ name: event.name, params: { method: event.method } }];
    case 'change_cart': {
      const { added, removed } = diffCarts(event.before, event.after);
      return [
        ...toItemsEvent('remove_from_cart', toLineItems(removed)),
        ...toItemsEvent('add_to_cart', toLineItems(added)),
      ];
    }
    case 'view_cart':
      return toItemsEvent(event.name, toLineItems(event.lines));
    case 'begin_checkout':
      return toItemsEvent(event.name, toLineItems(event.lines), toCouponParam(event.coupon));
    case 'add_payment_info': {
      const { name, lines, coupon, paymentType } = event;
      return toItemsEvent(name, toLineItems(lines), {
        ...toCouponParam(coupon),
        payment_type: paymentType,
      });
    }
    case 'spend_wallet': {
      const params = { virtual_currency_name: WALLET, value: roundMoney(event.amount) };
      return event.amount > 0 ? [{ name: 'spend_virtual_currency', params }] : [];
    }
    case 'purchase': {
      const { transactionId, total, tax, shipping, coupon, lines } = event;
      const items = toLineItems(lines);
      const params = {
        transaction_id: transactionId,
        currency: CURRENCY,
        value: items.length > 0 ? sumItems(items) : roundMoney(total - shipping),
        tax,
        shipping,
        ...toCouponParam(coupon),
        items,
      };
      return [{ name: event.name, params }];
    }
    case 'earn_virtual_currency':
      return [{ name: event.name, params: { virtual_currency_name: WALLET, value: event.amount } }];
  }
}

function findIncreases(from: readonly CartLine[], to: readonly CartLine[]) {
  const had = new Map(from.map((line) => [getLineKey(line), line.quantity]));
  return to
    .map((line) => ({ ...line, quantity: line.quantity - (had.get(getLineKey(line)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The pieces that were added to a cart and those that were removed, each as a line of them. */
export function diffCarts(before: readonly CartLine[], after: readonly CartLine[]) {
  return { added: findIncreases(before, after), removed: findIncreases(after, before) };
}
