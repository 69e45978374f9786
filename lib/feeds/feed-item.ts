import { roundMoney } from '@/lib/domain/money';
import { parseUtc } from '@/lib/domain/parse-utc';
import { getAvailability } from '@/lib/domain/product/availability';
import { findFeaturedPlan } from '@/lib/domain/product/financing';
import { validGtin } from '@/lib/domain/product/gtin';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { Category, Product } from '@/lib/domain/product/types';
import { route } from '@/lib/routing/routes';
import { toWholeText } from '@/lib/seo/whole-text';

/** What a comparison site gets of a product; every amount is the one of its page. Amounts in pesos with IVA, such as `11639.00 MXN`. */
export interface FeedItem {
  id: string;
  title: string;
  description: string;
  link: string;
  image: string;
  moreImages: string[];
  availability: 'in_stock' | 'out_of_stock';
  price: string;
  /** Only below `price`. */
  salePrice: string | null;
  /** From the beginning of the day to the end of the sale price, ISO 8601; null when nobody says the end. */
  salePriceDates: string | null;
  brand: string | null;
  gtin: string | null;
  mpn: string | null;
  /** From the root, such as `Componentes > Tarjetas de Video`. */
  categoryPath: string | null;
  months: { months: number; amount: string } | null;
  hasFreeShipping: boolean;
}

// Nobody says when it began. A time of day would make every feed another one.
const DAY_MS = 86_400_000;
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_MORE_IMAGES = 10;

const toAmount = (pesos: number) => `${roundMoney(pesos).toFixed(2)} MXN`;

const toPath = (category: Category | null): string[] =>
  category ? [...toPath(category.parent), category.name] : [];

const toLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Null for what no comparison site takes: without a price, a picture or a known stock, and what is sold in stores only. */
export function toFeedItem(product: Product, siteUrl: string, now: number): FeedItem | null {
  const { pricing, images, cover } = product;
  const { common, final, hasDiscount } = getDisplayPrices(pricing);
  const pictures = [...new Set([...(cover ? [cover] : []), ...images].map((one) => one.original))];
  const [image, ...more] = pictures.map((address) => new URL(address, siteUrl).href);
  const stock = getAvailability(product);
  if (final <= 0 || !image || stock === 'unknown' || !product.isWebPurchasable) return null;
  const until = parseUtc(pricing.priceValidUntilUtc);
  const plan = stock === 'sold' ? null : findFeaturedPlan(product);
  const description = product.shortDescription || product.metaDescription || product.name;
  return {
    id: product.id,
    title: toLine(product.name).slice(0, MAX_TITLE).toWellFormed(),
    description: toLine(toWholeText(description)).slice(0, MAX_DESCRIPTION).toWellFormed(),
    link: new URL(route('products', { slug: product.slug }), siteUrl).href,
    image,
    moreImages: more.slice(0, MAX_MORE_IMAGES),
    availability: stock === 'sold' ? 'out_of_stock' : 'in_stock',
    price: toAmount(hasDiscount ? common : final),
    salePrice: hasDiscount ? toAmount(final) : null,
    salePriceDates:
      hasDiscount && until !== null && until > now
        ? `${new Date(now - (now % DAY_MS)).toISOString()}/${new Date(until).toISOString()}`
        : null,
    brand: product.brand && toLine(product.brand.name),
    gtin: validGtin(product.upcGtin),
    mpn: toLine(product.partNumber) || null,
    categoryPath: toPath(product.category).map(toLine).join(' > ') || null,
    months:
      plan?.interest === 'free' ? { months: plan.months, amount: toAmount(plan.monthPrice) } : null,
    hasFreeShipping: product.hasShippingPromotion && !product.isDigital,
  };
}
