import type { GuestCartLine } from './types';

/** What a customer's cart comes to, as the server says it (spec 3). Pesos; without IVA unless the name says so. */
export interface CustomerCartTotals {
  /** Lines, those of assemblies among them. */
  count: number;
  subtotal: number;
  promotionDiscount: number;
  couponDiscount: number;
  ivaPercentage: number;
  tax: number;
  /** With IVA, and insured unless the server was told otherwise. */
  total: number;
  shipping: number;
  shippingDiscount: number;
  /** With IVA: from here on shipping is free; 0 when it never is. */
  shippingMinAmount: number;
  isShippingFree: boolean;
  shippingInsurance: number;
  shippingInsuranceWithTax: number;
  /** With IVA: what insurance costs or would cost; 0 for what is not sent. */
  insuranceOffer: number;
  couponCode: string | null;
  /** Credit that comes back to the wallet: by the coupon, by promotions, by the products themselves. */
  couponWalletAmount: number;
  walletPromotionAmount: number;
  mwiWalletAmountWithTax: number;
  walletToUse: number;
  maxWalletAmount: number;
  creditToUse: number;
}

/** A line of the server's cart. */
export interface CustomerCartItem {
  /** The server's name of it, which another line gets when it is put in anew. */
  id: string;
  /** As the guest's cart has its lines, at today's prices. */
  line: GuestCartLine;
  /** Pieces in one of the assembly's; null outside of assemblies. */
  perAssembly: number | null;
  groupId: string | null;
  /** The most pieces that the stock leaves for it. */
  maxQty: number;
  /** What the server has to say of it. */
  message: string | null;
  totalWithTax: number;
}

export interface CartAssembly {
  id: string;
  configId: string | null;
  name: string;
  qty: number;
  requiresAssembly: boolean;
}

export interface CustomerCart {
  items: readonly CustomerCartItem[];
  assemblies: readonly CartAssembly[];
  totals: CustomerCartTotals;
  /** Why something, such as the coupon, gives nothing any more. */
  messages: readonly string[];
}

/** What the server tells of a line that it took out (spec 7, `addedInfo`). */
export interface RemovedInfo {
  name: string;
  brandName: string | null;
  categoryName: string | null;
  quantity: number;
  totalWithTax: number;
}

export const partsOf = ({ items }: Pick<CustomerCart, 'items'>, assemblyId: string) =>
  items.filter(({ line }) => line.assemblyId === assemblyId);

/** The cart with a line as the server has it now. */
export function withItem(cart: CustomerCart, item: CustomerCartItem): CustomerCart {
  const isKnown = cart.items.some(({ id }) => id === item.id);
  const items = isKnown
    ? cart.items.map((one) => (one.id === item.id ? item : one))
    : [...cart.items, item];
  return { ...cart, items };
}

export function withoutItem(cart: CustomerCart, id: string): CustomerCart {
  return { ...cart, items: cart.items.filter((item) => item.id !== id) };
}

/** The cart with an assembly and its parts as the server has them now. */
export function withAssembly(
  cart: CustomerCart,
  assembly: CartAssembly,
  parts: readonly CustomerCartItem[],
): CustomerCart {
  const rest = withoutAssembly(cart, assembly.id);
  const at = cart.assemblies.findIndex(({ id }) => id === assembly.id);
  const assemblies = [...rest.assemblies];
  assemblies.splice(at < 0 ? assemblies.length : at, 0, assembly);
  return { ...rest, items: [...rest.items, ...parts], assemblies };
}

export function withoutAssembly(cart: CustomerCart, id: string): CustomerCart {
  return {
    ...cart,
    items: cart.items.filter(({ line }) => line.assemblyId !== id),
    assemblies: cart.assemblies.filter((assembly) => assembly.id !== id),
  };
}
