import type { WalletPromotion } from '../cart/wallet-promotions';

/** The server's totals of a purchase. Pesos with IVA. */
export interface CheckoutTotals {
  /** Each placed order gets a new cart id. */
  cartId: string;
  pieces: number;
  tax: number;
  ivaPercentage: number;
  total: number;
  couponCode: string | null;
  couponDiscount: number;
  /** Discount for a single payment. */
  onePayDiscount: number;
  hasShipping: boolean;
  /** Null while the backend does not say it. */
  shipping: number | null;
  shippingDiscount: number;
  insurance: number;
  /** The IVA in the insurance. */
  insuranceTax: number;
  /** Whether it is insured; null while the backend does not say it. */
  isInsured: boolean | null;
  /** The price of insurance, whether it is chosen or not. */
  insuranceOffer: number;
  walletToUse: number;
  /** The largest amount that the wallet can cover. */
  maxWallet: number;
  /** Amount of an existing transaction that is already paid. */
  paymentApplied: number;
  /** Wallet credit that the purchase earns. */
  walletPromotionAmount: number;
  walletPromotions: readonly WalletPromotion[];
  /** The amount left to pay: the total minus credit, wallet and earlier payments (spec 9). */
  amountDue: number;
}
