import { roundMoney } from '../money';

/** What a backend says of a purchase besides its products. Pesos with IVA. */
export interface AmountsBesideProducts {
  total: number;
  /** Null while the backend does not say it. */
  shipping: number | null;
  shippingDiscount: number;
  insurance: number;
  /** Whatever was taken off the products. */
  discounts: readonly number[];
}

/**
 * The price of the products before these discounts, in pesos with IVA. It is what the other rows leave of the total, so
 * that every summary adds up to the total that is charged; no summary shows an amount without IVA.
 */
export function getProductsAmount(amounts: AmountsBesideProducts): number {
  const { total, shipping, shippingDiscount, insurance, discounts } = amounts;
  const delivery = (shipping ?? 0) - shippingDiscount + insurance;
  return roundMoney(discounts.reduce((sum, discount) => sum + discount, total - delivery));
}
