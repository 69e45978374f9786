import type {
  CustomerCart,
  CustomerCartBuild,
  CustomerCartItem,
  CustomerCartTotals,
} from '@/lib/domain/cart/customer-cart';
import { toCartLine } from '@/lib/domain/cart/lines';
import { totalWithCreditAndWallet } from '@/lib/domain/cart/tax-and-totals';
import { createSnapshot } from './create-product';

export function createCartTotals(change: Partial<CustomerCartTotals> = {}): CustomerCartTotals {
  return {
    count: 1,
    couponDiscount: 0,
    onePayDiscount: 0,
    ivaPercentage: 16,
    tax: 0,
    total: 0,
    shipping: 0,
    shippingDiscount: 0,
    isShippingRequired: null,
    shippingMinAmount: 0,
    freeShippingProducts: null,
    insurance: 0,
    insuranceTax: 0,
    isInsured: null,
    insuranceOffer: 0,
    couponCode: null,
    couponWalletAmount: 0,
    walletPromotionAmount: 0,
    walletPromotions: [],
    mwiWalletAmountWithTax: 0,
    walletToUse: 0,
    paymentApplied: 0,
    amountDue: totalWithCreditAndWallet(change.total ?? 0, change.walletToUse ?? 0),
    maxWalletAmount: 0,
    creditToUse: 0,
    ...change,
  };
}

/** An item of the server's cart. Its product has the same id. */
export function createCustomerCartItem(
  productId: string,
  quantity: number,
  change: Partial<CustomerCartItem> & { assemblyId?: string } = {},
): CustomerCartItem {
  const { assemblyId = null, ...rest } = change;
  const product = createSnapshot({
    id: productId,
    slug: `p${productId}`,
    name: `Producto ${productId}`,
  });
  const line = toCartLine(product, quantity, { assemblyId });
  return {
    id: `i${productId}`,
    line,
    quantityPerBuild: null,
    groupId: null,
    isDigital: false,
    maxQty: 7,
    message: null,
    ...rest,
  };
}

export function createCustomerCartBuild(
  change: Partial<CustomerCartBuild> = {},
): CustomerCartBuild {
  return { id: '5', configId: null, name: 'Mi equipo', qty: 1, requiresAssembly: true, ...change };
}

export function createCustomerCart(
  items: readonly CustomerCartItem[],
  change: Partial<CustomerCart> = {},
): CustomerCart {
  return {
    items,
    assemblies: [],
    totals: createCartTotals({ count: items.length }),
    pickup: null,
    messages: [],
    ...change,
  };
}
