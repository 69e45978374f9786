import type { PickupPerson } from '../checkout/types';
import type { ProductSnapshot } from '../product/types';
import type { ServerTotals } from './server-totals';
import type { CartLine } from './types';

/** The totals of a customer's cart from the server (spec 3). */
export interface CustomerCartTotals extends ServerTotals {
  /** Number of lines, including those of builds. */
  count: number;
  /** Whether something has to be delivered; null when the backend does not say it. */
  isShippingRequired: boolean | null;
  /** Purchase from which shipping is free; 0 when it is never free. */
  shippingMinAmount: number;
  /** Products that a promotion ships for nothing; empty when it ships all of them. Null without such a promotion. */
  freeShippingProducts: readonly string[] | null;
  /** Wallet credit that the purchase earns: from the coupon, and from the products. */
  couponWalletAmount: number;
  mwiWalletAmountWithTax: number;
  creditToUse: number;
}

export interface CustomerCartItem {
  /** The server's id of the line. A line that is removed and added again gets another id. */
  id: string;
  /** The line at current prices, in the same form as in a guest's cart. */
  line: CartLine;
  /** Pieces in one build; null when the line is not part of a build. */
  quantityPerBuild: number | null;
  groupId: string | null;
  /** A licence or another product that no courier brings. */
  isDigital: boolean;
  /** The maximum quantity that the stock allows; null when the backend does not say it. */
  maxQty: number | null;
  message: string | null;
}

export interface CustomerCartBuild {
  id: string;
  /** The saved build from which it was added. */
  configId: string | null;
  name: string;
  /** How many times the whole build is in the cart. */
  qty: number;
  requiresAssembly: boolean;
}

export interface CartPickup {
  storeId: string;
  /** Null while the backend does not name anybody. */
  person: PickupPerson | null;
}

export interface CustomerCart {
  items: readonly CustomerCartItem[];
  builds: readonly CustomerCartBuild[];
  totals: CustomerCartTotals;
  /** Null when it is sent home, when nothing is chosen, and when the backend does not say it. */
  pickup: CartPickup | null;
  /** Why something no longer applies, such as the coupon. */
  messages: readonly string[];
}

export const getBuildItems = ({ items }: Pick<CustomerCart, 'items'>, assemblyId: string) =>
  items.filter(({ line }) => line.assemblyId === assemblyId);

/** The item with another quantity, at the prices of its pieces. */
export const withQuantity = (item: CustomerCartItem, quantity: number): CustomerCartItem => ({
  ...item,
  line: { ...item.line, quantity },
});

/** The price for a single payment, which belongs to the price that it was sent with. */
function findCashPrice({ pricing }: ProductSnapshot, known: ProductSnapshot) {
  const { currentPriceWithTax, mwiOnePriceWithTax, mwiOneDiscPercent } = known.pricing;
  const isSame = currentPriceWithTax === pricing.currentPriceWithTax;
  return isSame ? { ...pricing, mwiOnePriceWithTax, mwiOneDiscPercent } : pricing;
}

/** The item with what is known about its product, when its own line only names the product. */
export function describeItem(
  item: CustomerCartItem,
  known: ProductSnapshot | undefined,
): CustomerCartItem {
  const { product } = item.line;
  if (!known?.slug || product.slug) return item;
  const { id, partNumber, name } = product;
  const described = {
    ...product,
    slug: known.slug,
    name: name === id || name === partNumber ? known.name : name,
    brandName: product.brandName ?? known.brandName,
    categoryName: product.categoryName ?? known.categoryName,
    image: product.image ?? known.image,
    pricing: findCashPrice(product, known),
    ...(known.hasMonths && { hasMonths: true }),
  };
  return { ...item, line: { ...item.line, product: described } };
}

const describeFrom = ({ items }: CustomerCart, item: CustomerCartItem): CustomerCartItem => {
  const same = items.find(({ line }) => line.product.id === item.line.product.id);
  return describeItem(item, same?.line.product);
};

export function upsertItemInCart(cart: CustomerCart, sent: CustomerCartItem): CustomerCart {
  const item = describeFrom(cart, sent);
  const isKnown = cart.items.some(({ id }) => id === item.id);
  const items = isKnown
    ? cart.items.map((one) => (one.id === item.id ? item : one))
    : [...cart.items, item];
  return { ...cart, items };
}

export function removeItemFromCart(cart: CustomerCart, id: string): CustomerCart {
  return { ...cart, items: cart.items.filter((item) => item.id !== id) };
}

export function upsertBuildInCart(
  cart: CustomerCart,
  build: CustomerCartBuild,
  parts: readonly CustomerCartItem[],
): CustomerCart {
  const rest = removeBuildFromCart(cart, build.id);
  const at = cart.builds.findIndex(({ id }) => id === build.id);
  const builds = [...rest.builds];
  builds.splice(at < 0 ? builds.length : at, 0, build);
  const described = parts.map((part) => describeFrom(cart, part));
  return { ...rest, items: [...rest.items, ...described], builds };
}

export function removeBuildFromCart(cart: CustomerCart, id: string): CustomerCart {
  return {
    ...cart,
    items: cart.items.filter(({ line }) => line.assemblyId !== id),
    builds: cart.builds.filter((build) => build.id !== id),
  };
}
