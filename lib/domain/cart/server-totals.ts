import { roundMoney } from '../money';

export interface WalletPromotion {
  name: string;
  /** Pesos; null when it is unknown. */
  amount: number | null;
}

/** What the server's totals of a purchase say, of a cart as of a checkout. Pesos with IVA. */
export interface ServerTotals {
  couponCode: string | null;
  couponDiscount: number;
  /** For a single payment; the wallet may pay for everything. */
  onePayDiscount: number;
  ivaPercentage: number;
  tax: number;
  /** Includes the shipping insurance. */
  total: number;
  shipping: number | null;
  shippingDiscount: number;
  insurance: number;
  insuranceTax: number;
  /** Whether it is insured; null while the backend does not say it. */
  isInsured: boolean | null;
  /** The price of shipping insurance, whether it is chosen or not; 0 when nothing can be insured. */
  insuranceOffer: number;
  walletToUse: number;
  /** The largest amount that the wallet can cover. */
  maxWalletAmount: number;
  walletPromotionAmount: number;
  walletPromotions: readonly WalletPromotion[];
  /** Already paid of an existing transaction. */
  paymentApplied: number;
  /** The amount left to pay: the total minus credit, wallet and earlier payments (spec 9). */
  amountDue: number;
}

/** The promotions that a credit comes from, each name once. Their amounts are told only where they add up to it. */
export function nameWalletPromotions(sent: readonly WalletPromotion[], total: number) {
  if (total <= 0) return [];
  const isWhole =
    roundMoney(sent.reduce((sum, { amount }) => sum + (amount ?? 0), 0)) === roundMoney(total);
  const byName = new Map<string, number>();
  for (const { name, amount } of sent) byName.set(name, (byName.get(name) ?? 0) + (amount ?? 0));
  return [...byName].map(([name, amount]) => ({
    name,
    amount: isWhole && amount > 0 ? roundMoney(amount) : null,
  }));
}
