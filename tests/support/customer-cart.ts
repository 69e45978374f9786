import type {
  CartAssembly,
  CustomerCart,
  CustomerCartItem,
  CustomerCartTotals,
} from '@/lib/domain/cart/customer-cart';
import { toCartItem } from '@/lib/domain/cart/lines';
import { aProduct } from './a-product';

export function someTotals(change: Partial<CustomerCartTotals> = {}): CustomerCartTotals {
  return {
    count: 1,
    subtotal: 0,
    promotionDiscount: 0,
    couponDiscount: 0,
    ivaPercentage: 16,
    tax: 0,
    total: 0,
    shipping: 0,
    shippingDiscount: 0,
    shippingMinAmount: 0,
    isShippingFree: false,
    shippingInsurance: 0,
    shippingInsuranceWithTax: 0,
    insuranceOffer: 0,
    couponCode: null,
    couponWalletAmount: 0,
    walletPromotionAmount: 0,
    mwiWalletAmountWithTax: 0,
    walletToUse: 0,
    maxWalletAmount: 0,
    creditToUse: 0,
    ...change,
  };
}

/** An item of the server's cart. Its product has the same id. */
export function anItem(
  productId: string,
  quantity: number,
  change: Partial<CustomerCartItem> & { assemblyId?: string } = {},
): CustomerCartItem {
  const { assemblyId = null, ...rest } = change;
  const product = aProduct({ id: productId, slug: `p${productId}`, name: `Producto ${productId}` });
  const line = toCartItem(product, quantity, { assemblyId });
  return {
    id: `i${productId}`,
    line,
    perAssembly: null,
    groupId: null,
    maxQty: 7,
    message: null,
    totalWithTax: 900 * quantity,
    ...rest,
  };
}

export function anAssembly(change: Partial<CartAssembly> = {}): CartAssembly {
  return { id: '5', configId: null, name: 'Mi equipo', qty: 1, requiresAssembly: true, ...change };
}

export function aCart(
  items: readonly CustomerCartItem[],
  change: Partial<CustomerCart> = {},
): CustomerCart {
  return {
    items,
    assemblies: [],
    totals: someTotals({ count: items.length }),
    messages: [],
    ...change,
  };
}
