import { roundMoney } from '@/lib/domain/money';
import type {
  FinancingOffer,
  ProductCoupon,
  ProductPricing,
  ProductSnapshot,
} from '@/lib/domain/product/types';
import { requireEntity } from './client/errors';
import { type CamelCased, snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import type { COMMERCE_FIELDS } from './offer-versions';

/** Null without a monthly payment. A missing total is the sum of the monthly payments. */
const offerMonths = wire.listOf(
  snakeToCamel({
    offer_id: wire.text,
    months: wire.count,
    minimun_amount: wire.number,
    interest_percent: wire.optionalNumber,
    discount_percent: wire.number,
    month_price: wire.number,
    total: wire.optionalNumber,
  }),
  ({ minimunAmount: minimumAmount, ...offer }): FinancingOffer | null => {
    if (offer.months < 1 || offer.monthPrice <= 0) return null;
    const total = offer.total ?? roundMoney(offer.monthPrice * offer.months);
    return { ...offer, minimumAmount, total };
  },
);

const readCoupon = snakeToCamel({ code: wire.text, coupon_code: wire.text, text: wire.text });

/** A coupon, its code alone, the first of a list, or only that there is one: then its code is empty. */
function toCoupon(value: unknown): ProductCoupon | null {
  const list = wire.toList(value);
  if (list) return list.length > 0 ? toCoupon(list[0]) : null;
  const coupon = readCoupon(value);
  const said = wire.toFlag(value);
  const code =
    coupon.code || coupon.couponCode || (said === undefined ? wire.toText(value) : '') || '';
  return code || said ? { code, text: coupon.text } : null;
}

export const PRICES_SHAPE = {
  price_with_tax: wire.optionalNumber,
  current_price_with_tax: wire.optionalNumber,
  mwi_one_price_with_tax: wire.optionalNumber,
  mwi_one_disc_percent: wire.number,
};

export const COMMERCE_SHAPE = {
  ...PRICES_SHAPE,
  mwi_wallet_percent: wire.number,
  mwi_wallet_amount_with_tax: wire.number,
  wallet_promotion_amount: wire.number,
  price_valid_until_utc: wire.dateTime,
  offer_months: offerMonths,
  coupon: wire.withShape(wire.field<ProductCoupon | null>('object', toCoupon, null), readCoupon),
  is_web_purchasable: wire.trueUnlessDenied,
  stock_stores: wire.optionalWhole,
  stock_providers: wire.optionalWhole,
  has_last_stock: wire.flag,
  is_digital: wire.flag,
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
