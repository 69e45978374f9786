import type { LivePrice } from '@/lib/api/live-prices';

export type LivePart = 'price' | 'financing' | 'stock';
type Live = Omit<LivePrice, 'id'>;

const prices = ({ pricing: p }: Live) => [
  p.priceWithTax,
  p.currentPriceWithTax,
  p.mwiOnePriceWithTax,
  p.mwiOneDiscPercent,
  p.walletPercent,
  p.walletAmountWithTax,
  p.walletPromotionAmount,
];

const hashInputs: Record<LivePart, (live: Live) => unknown[]> = {
  price: (live) => [...prices(live), live.coupon?.code],
  // The table of plans also shows the cash price and the wallet credit.
  financing: (live) => [
    ...prices(live),
    ...live.offerMonths.map(({ months, total }) => `${months}x${total}`),
  ],
  stock: (live) => [live.stockStores, live.stockTotal, live.hasLastStock, live.isWebPurchasable],
};

/** A short text that identifies the content of a part. It changes exactly when the content changes. */
export function contentVersion(part: LivePart, live: Live): string {
  return hashInputs[part](live).join(' ');
}
