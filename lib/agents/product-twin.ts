import { formatDate } from '@/lib/domain/dates';
import { formatPrice } from '@/lib/domain/money';
import { parseUtc } from '@/lib/domain/parse-utc';
import { calculateCat } from '@/lib/domain/payments/interest';
import { getAvailability, getWarrantyMonths } from '@/lib/domain/product/availability';
import { withoutRepeats } from '@/lib/domain/product/data-sheet';
import {
  type FinancingPlan,
  getFinancingPlans,
  getWalletCredit,
} from '@/lib/domain/product/financing';
import { validGtin } from '@/lib/domain/product/gtin';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { Product, ProductSummary, Review } from '@/lib/domain/product/types';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';
import type { Texts } from '@/lib/i18n/types';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import {
  escapeMarkdown,
  joinFacts,
  joinParts,
  markdownItems,
  markdownLink,
  markdownList,
  quoteMarkdown,
} from './markdown';

function stockLine(product: ProductSummary, t: Texts<'twins'>): string {
  const { stockTotal, stockStores, stockProviders, isWebPurchasable } = product;
  const state = getAvailability(product);
  const pieces = stockTotal !== null && stockTotal > 0 && t('pieces', { count: stockTotal });
  const where = [
    stockStores > 0 && t('inStores', { count: stockStores }),
    stockProviders > 0 && t('inWarehouse', { count: stockProviders }),
  ].filter(Boolean);
  return joinFacts([
    state !== 'unknown' && t(`stock.${state}`),
    pieces && (where.length > 0 ? `${pieces} (${where.join(', ')})` : pieces),
    !isWebPurchasable && state !== 'sold' && t('storesOnly'),
  ]);
}

function planLine(plan: FinancingPlan, price: number, t: Texts<'twins'>): string {
  const { months, interest, offer } = plan;
  const cat = interest === 'charged' ? calculateCat(plan, price) : null;
  return [
    t(`plan.${interest}`, { months, price: formatPrice(plan.monthPrice) }),
    t('plan.total', { total: formatPrice(plan.total) }),
    interest === 'charged' &&
      offer.interestPercent &&
      t('plan.rate', { percent: offer.interestPercent }),
    cat !== null && t('plan.cat', { cat }),
  ]
    .filter(Boolean)
    .join(', ');
}

function priceLines(product: Product, now: number, t: Texts<'twins'>): (string | false)[] {
  const { pricing, offerMonths, coupon } = product;
  const { final, common, hasDiscount, discountPercent, isCash } = getDisplayPrices(pricing);
  if (final <= 0) return [t('noPrice')];
  const current = pricing.currentPriceWithTax;
  // What cannot be bought is not paid for either: its page says none of these.
  const isSold = getAvailability(product) === 'sold';
  const plans = isSold ? [] : getFinancingPlans(offerMonths, current);
  const credit = isSold ? 0 : getWalletCredit(pricing);
  const until = parseUtc(pricing.priceValidUntilUtc);
  return [
    `${t(isCash ? 'cashPrice' : 'price')}: **${formatPrice(final)} MXN** (${t('withTax')})`,
    hasDiscount &&
      `${t(isCash ? 'otherPrice' : 'listPrice')}: ${formatPrice(common)} (${t('discount', { percent: discountPercent })})`,
    until !== null && until > now && t('until', { day: formatDate(until) }),
    ...plans.map((plan) => planLine(plan, current, t)),
    credit > 0 && hasFeature('wallet') && t('credit', { amount: formatPrice(credit) }),
    coupon !== null &&
      !isSold &&
      hasFeature('coupons') &&
      `${t('coupon')}: ${escapeMarkdown(coupon.code)}. ${escapeMarkdown(coupon.text)}`,
  ];
}

function deliveryLines(product: Product, t: Texts<'twins'>): (string | false)[] {
  const months = getWarrantyMonths(product.warrantyDays);
  const isSold = getAvailability(product) === 'sold';
  const isSent = !isSold && !product.isDigital;
  return [
    !isSold && product.isDigital && t('digital'),
    isSent && product.hasShippingPromotion && t('freeDelivery'),
    isSent &&
      !product.hasShippingPromotion &&
      product.deliveryDays !== null &&
      t('delivery', { count: product.deliveryDays }),
    months > 0 && t('warranty', { count: months }),
  ];
}

export interface TwinContext {
  siteUrl: string;
  /** Milliseconds since 1970. */
  now: number;
}

export function productTwin(
  product: Product,
  others: {
    reviews: readonly Review[];
    variants: readonly { slug: string; value: string; price: number }[];
  },
  { siteUrl, now }: TwinContext,
): string {
  const t = getTexts('twins');
  const toUrl = (path: string) => new URL(path, siteUrl).href;
  const { name, brand, category, partNumber, rating, reviewsCount, storesWithStock } = product;
  const gtin = validGtin(product.upcGtin);
  const isRated = hasFeature('reviews') && reviewsCount !== null && reviewsCount > 0 && rating > 0;
  return joinParts([
    `# ${escapeMarkdown(name)}`,
    markdownItems([
      `${t('address')}: ${toUrl(route('products', { slug: product.slug }))}`,
      brand &&
        `${t('brand')}: ${markdownLink(brand.name, toUrl(searchHref({ brands: [brand.slug] })))}`,
      category &&
        `${t('category')}: ${markdownLink(category.name, toUrl(searchHref({ categories: [category.slug] })))}`,
      partNumber && `${t('partNumber')}: ${escapeMarkdown(partNumber)}`,
      gtin && `GTIN: ${gtin}`,
      isRated && t('rating', { rating, count: reviewsCount }),
    ]),
    markdownList(t('priceTitle'), priceLines(product, now, t)),
    markdownList(t('stockTitle'), [
      stockLine(product, t),
      ...storesWithStock.map(({ name: store, stock }) => `${escapeMarkdown(store)}: ${stock}`),
      ...deliveryLines(product, t),
    ]),
    markdownList(t('highlights'), product.bulletPoints.map(escapeMarkdown)),
    quoteMarkdown(product.shortDescription),
    markdownList(
      t('sheet'),
      withoutRepeats(product.attributeGroups).flatMap(({ attributes }) =>
        attributes.map((one) => `${escapeMarkdown(one.name)}: ${escapeMarkdown(one.value)}`),
      ),
    ),
    markdownList(
      t('reviews'),
      others.reviews.slice(0, 3).map((review) => {
        const said = [review.shortOpinion, review.opinion].filter(Boolean).join('. ');
        return `${review.rating}/5: ${escapeMarkdown(said)}`;
      }),
    ),
    markdownList(
      t('variants'),
      others.variants.map(({ slug, value, price }) => {
        const link = markdownLink(value, toUrl(route('products', { slug })));
        return `${link}: ${formatPrice(price)}`;
      }),
    ),
  ]);
}

export function productLine(product: ProductSummary, siteUrl: string, t: Texts<'twins'>): string {
  const { final, common, hasDiscount } = getDisplayPrices(product.pricing);
  const url = new URL(route('products', { slug: product.slug }), siteUrl).href;
  return joinFacts([
    markdownLink(product.name, url),
    final > 0 ? formatPrice(final) : t('noPrice'),
    hasDiscount && t('before', { price: formatPrice(common) }),
    stockLine(product, t),
  ]);
}
