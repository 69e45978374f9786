import { roundMoney } from '@/lib/domain/money';
import type {
  FinancingOffer,
  ProductCoupon,
  ProductPricing,
  ProductSnapshot,
} from '@/lib/domain/product/types';
import { requireEntity } from './client/errors';
import { type CamelCased, snakeToCamel } from './client/snake-to-camel';
import {
  count,
  dateTime,
  field,
  flag,
  listOf,
  number,
  optionalNumber,
  optionalWhole,
  text,
  toFlag,
  toList,
  toText,
  trueUnlessDenied,
  withShape,
} from './client/wire';
import type { COMMERCE_FIELDS } from './offer-versions';

const readOffer = snakeToCamel({
  offer_id: text,
  months: count,
  minimun_amount: number,
  interest_percent: optionalNumber,
  discount_percent: number,
  month_price: number,
  total: optionalNumber,
});

function toFinancingOffer({
  minimunAmount: minimumAmount,
  ...offer
}: ReturnType<typeof readOffer>): FinancingOffer | null {
  if (offer.months < 1 || offer.monthPrice <= 0) return null;
  const total = offer.total ?? roundMoney(offer.monthPrice * offer.months);
  return { ...offer, minimumAmount, total };
}

const readCoupon = snakeToCamel({ code: text, coupon_code: text, text });

/** A coupon, its code alone, the first of a list, or only that there is one: then its code is empty. */
function toCoupon(value: unknown): ProductCoupon | null {
  const list = toList(value);
  if (list) return list.length > 0 ? toCoupon(list[0]) : null;
  const coupon = readCoupon(value);
  const said = toFlag(value);
  const code = coupon.code || coupon.couponCode || (said === undefined ? toText(value) : '') || '';
  return code || said ? { code, text: coupon.text } : null;
}

export const PRICES_SHAPE = {
  price_with_tax: optionalNumber,
  current_price_with_tax: optionalNumber,
  mwi_one_price_with_tax: optionalNumber,
  mwi_one_disc_percent: number,
};

export const COMMERCE_SHAPE = {
  ...PRICES_SHAPE,
  mwi_wallet_percent: number,
  mwi_wallet_amount_with_tax: number,
  wallet_promotion_amount: number,
  price_valid_until_utc: dateTime,
  offer_months: listOf(readOffer, toFinancingOffer),
  coupon: withShape(field<ProductCoupon | null>('object', toCoupon, null), readCoupon),
  is_web_purchasable: trueUnlessDenied,
  stock_stores: optionalWhole,
  stock_providers: optionalWhole,
  has_last_stock: flag,
  is_digital: flag,
} satisfies Record<(typeof COMMERCE_FIELDS)[number], unknown>;

type Commerce = CamelCased<typeof COMMERCE_SHAPE>;
/** The prices with which a product is shown. A missing discounted price is the one before the discount. @throws ApiError without any */
export function toBasePricing(read: CamelCased<typeof PRICES_SHAPE>): ProductSnapshot['pricing'] {
  const priceWithTax = requireEntity(read.priceWithTax ?? read.currentPriceWithTax);
  const currentPriceWithTax = read.currentPriceWithTax ?? priceWithTax;
  return {
    priceWithTax,
    currentPriceWithTax,
    mwiOnePriceWithTax: read.mwiOnePriceWithTax ?? currentPriceWithTax,
    mwiOneDiscPercent: read.mwiOneDiscPercent,
  };
}

const toPieces = (stock: number | null): number => Math.max(0, Math.trunc(stock ?? 0));

export function toCommerce(read: Commerce) {
  const { offerMonths, coupon, hasLastStock, isWebPurchasable, isDigital } = read;
  const isStockKnown = read.stockStores !== null || read.stockProviders !== null;
  const stockTotal = toPieces(read.stockStores) + toPieces(read.stockProviders);
  // What comes by e-mail stands in no store, whatever the backend counts there.
  const stockStores = isDigital ? 0 : toPieces(read.stockStores);
  const pricing: ProductPricing = {
    ...toBasePricing(read),
    walletPercent: read.mwiWalletPercent,
    walletAmountWithTax: read.mwiWalletAmountWithTax,
    walletPromotionAmount: read.walletPromotionAmount,
    priceValidUntilUtc: read.priceValidUntilUtc,
  };
  return {
    pricing,
    offerMonths,
    coupon,
    stockStores,
    stockProviders: stockTotal - stockStores,
    stockTotal: isStockKnown ? stockTotal : null,
    hasLastStock,
    isWebPurchasable,
    isDigital,
  };
}
