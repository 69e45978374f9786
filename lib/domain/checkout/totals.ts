/** What the server says a purchase comes to; pesos with IVA unless the name says net. */
export interface CheckoutTotals {
  /** Changes with every order that is placed. */
  cartId: string;
  count: number;
  pieces: number;
  netSubtotal: number;
  netDiscount: number;
  tax: number;
  ivaPercentage: number;
  total: number;
  couponCode: string | null;
  couponDiscount: number;
  /** Taken off for paying at once. */
  onePayDiscount: number;
  hasShipping: boolean;
  shipping: number;
  shippingDiscount: number;
  hasInsurance: boolean;
  insurance: number;
  /** What insurance costs, wanted or not. */
  insuranceOffer: number;
  walletToUse: number;
  maxWallet: number;
  creditToUse: number;
  /** Of an existing transaction. */
  paymentApplied: number;
  /** Wallet credit that the purchase brings. */
  walletPromotionAmount: number;
  /** What is left to pay: the total without credit, wallet and earlier payments (spec 9). */
  amountDue: number;
}
