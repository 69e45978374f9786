import type { PickupPerson } from '../checkout/types';
import type { ProductSnapshot } from '../product/types';
import type { ServerTotals } from './server-totals';
import type { CartLine } from './types';

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
  line: CartLine;
  /** Pieces in one build; null when the line is not part of a build. */
  quantityPerBuild: number | null;
  groupId: string | null;
  isDigital: boolean;
  /** The maximum quantity that the stock allows; null when the backend does not say it. */
  maxQty: number | null;
  message: string | null;
}

export interface CustomerCartBuild {
  id: string;
  configId: string | null;
  name: string;
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

export const withQuantity = (item: CustomerCartItem, quantity: number): CustomerCartItem => ({
  ...item,
  line: { ...item.line, quantity },
});

/** The price for a single payment, which belongs to the price that it was sent with. */
function findCashPrice({ pricing }: ProductSnapshot, known: ProductSnapshot) {
  const { currentPriceWithTax, mwiOnePriceWithTax, mwiOneDiscPercent } = known.pricing;
  if (currentPriceWithTax !== pricing.currentPriceWithTax) return pricing;
  return { ...pricing, mwiOnePriceWithTax, mwiOneDiscPercent };
}

export function describeItem(item: CustomerCartItem, known: ProductSnapshot | undefined) {
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

const describeFrom = ({ items }: CustomerCart, item: CustomerCartItem) => {
  const same = items.find(({ line }) => line.product.id === item.line.product.id);
  return describeItem(item, same?.line.product);
};

/** In its old place, else at the end. */
export const upsertById = <T extends { id: string }>(list: readonly T[], added: T): T[] =>
  list.some(({ id }) => id === added.id)
    ? list.map((one) => (one.id === added.id ? added : one))
    : [...list, added];

export const upsertItemInCart = (cart: CustomerCart, sent: CustomerCartItem): CustomerCart => ({
  ...cart,
  items: upsertById(cart.items, describeFrom(cart, sent)),
});

export const removeItemFromCart = (cart: CustomerCart, id: string): CustomerCart => ({
  ...cart,
  items: cart.items.filter((item) => item.id !== id),
});

export const upsertBuildInCart = (
  cart: CustomerCart,
  build: CustomerCartBuild,
  parts: readonly CustomerCartItem[],
): CustomerCart => ({
  ...cart,
  items: [
    ...removeBuildFromCart(cart, build.id).items,
    ...parts.map((part) => describeFrom(cart, part)),
  ],
  builds: upsertById(cart.builds, build),
});

export const removeBuildFromCart = (cart: CustomerCart, id: string): CustomerCart => ({
  ...cart,
  items: cart.items.filter(({ line }) => line.assemblyId !== id),
  builds: cart.builds.filter((build) => build.id !== id),
});
