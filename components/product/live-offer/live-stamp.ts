import type { LivePrice } from '@/lib/api/resources/live-price';

/** Parts of a product's page that follow the backend. */
export type LivePart = 'price' | 'financing' | 'stock';
type Live = Omit<LivePrice, 'id'>;

const prices = ({ pricing: p }: Live) => [
  p.priceWithTax,
  p.currentPriceWithTax,
  p.mwiOnePriceWithTax,
  p.mwiOneDiscPercent,
  p.walletAmountWithTax,
  p.walletPromotionAmount,
];

const stamps: Record<LivePart, (live: Live) => unknown[]> = {
  price: (live) => [...prices(live), live.coupon?.code],
  // The plans stand beside the price for paying at once and the wallet credit.
  financing: (live) => [
    ...prices(live),
    ...live.offerMonths.map(({ months, total }) => `${months}x${total}`),
  ],
  stock: (live) => [live.stockStores, live.stockTotal, live.hasLastStock, live.isWebPurchasable],
};

/** What a part shows, in one short text: another text, another content. */
export function liveStamp(part: LivePart, live: Live): string {
  return stamps[part](live).join(' ');
}
