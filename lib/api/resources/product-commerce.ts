import * as z from 'zod/mini';
import type { FinancingOffer, ProductCoupon, ProductPricing } from '@/lib/domain/product/types';
import { isRecord } from '../json';
import type { COMMERCE_FIELDS } from './commerce-stamp';
import { count, dateTime, field, flag, listOf, number, optionalNumber, text } from './wire';

const offerWire = z.object({
  offer_id: text,
  months: count,
  minimun_amount: number,
  interest_percent: number,
  discount_percent: number,
  month_price: number,
  total: number,
});

function toFinancingOffer(entry: unknown): FinancingOffer | null {
  const offer = offerWire.parse(entry);
  if (offer.months < 1 || offer.month_price <= 0) return null;
  return {
    offerId: offer.offer_id,
    months: offer.months,
    minimumAmount: offer.minimun_amount,
    interestPercent: offer.interest_percent,
    discountPercent: offer.discount_percent,
    monthPrice: offer.month_price,
    total: offer.total,
  };
}

const couponWire = z.object({ code: text, text });

function toCoupon(value: unknown): ProductCoupon | null {
  if (!isRecord(value)) return null;
  const coupon = couponWire.parse(value);
  return coupon.code ? coupon : null;
}

/** Prices, offers and stock: the fields that may change while a page is cached. */
export const commerceWire = z.object({
  price_with_tax: optionalNumber,
  current_price_with_tax: optionalNumber,
  mwi_one_price_with_tax: optionalNumber,
  mwi_one_disc_percent: number,
  set_base_price_with_tax: number,
  mwi_wallet_percent: number,
  mwi_wallet_amount_with_tax: number,
  wallet_promotion_amount: number,
  price_valid_until_utc: dateTime,
  offer_months: listOf(toFinancingOffer),
  coupon: field<ProductCoupon | null>(toCoupon, null),
  is_web_purchasable: flag,
  stock_stores: count,
  stock_providers: count,
  has_last_stock: flag,
} satisfies Record<(typeof COMMERCE_FIELDS)[number], unknown>);

export type CommerceWire = z.infer<typeof commerceWire>;

/** A missing discounted price is the price before the discount. */
export function toPricing(wire: CommerceWire): ProductPricing {
  const priceWithTax = wire.price_with_tax ?? wire.current_price_with_tax ?? 0;
  const currentPriceWithTax = wire.current_price_with_tax ?? priceWithTax;
  return {
    priceWithTax,
    currentPriceWithTax,
    mwiOnePriceWithTax: wire.mwi_one_price_with_tax ?? currentPriceWithTax,
    mwiOneDiscPercent: wire.mwi_one_disc_percent,
    setBasePriceWithTax: wire.set_base_price_with_tax,
    walletPercent: wire.mwi_wallet_percent,
    walletAmountWithTax: wire.mwi_wallet_amount_with_tax,
    walletPromotionAmount: wire.wallet_promotion_amount,
    priceValidUntilUtc: wire.price_valid_until_utc,
  };
}

export function toStock(wire: CommerceWire) {
  return {
    stockStores: wire.stock_stores,
    stockProviders: wire.stock_providers,
    stockTotal: wire.stock_stores + wire.stock_providers,
    hasLastStock: wire.has_last_stock,
    isWebPurchasable: wire.is_web_purchasable,
  };
}
