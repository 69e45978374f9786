import type { TFunction } from 'i18next';
import { availability, type Badge, badges, isPurchasable } from '@/lib/domain/product/availability';
import { imageUrl, PLACEHOLDER_IMAGE } from '@/lib/domain/product/images';
import type { ProductSummary } from '@/lib/domain/product/types';
import { badgeText } from './badge-text';
import type { ProductTexts } from './product-texts';

/**
 * A product as a list sends it to the browser: what its card says and what its buttons need, in few bytes. What a
 * product does not have is left out.
 */
export interface CardModel {
  id: string;
  slug: string;
  name: string;
  partNumber?: string;
  brand?: string;
  category?: string;
  /** Address of the picture, medium and thumbnail. */
  image?: string;
  thumb?: string;
  stock: number;
  /** List price, price and price for paying at once, in pesos; the percent that rules the last. */
  list: number;
  price: number;
  cash?: number;
  cashPercent?: number;
  /** Rating and number of reviews in words. */
  stars?: string;
  discount?: string;
  /** 'Vendido' or 'Últimas Piezas'. */
  state?: { sold: boolean; text: string };
  facts: [kind: Badge['id'], text: string][];
  /** Why it cannot be put in the cart. */
  closed?: string;
}

/** The texts that cards are made of, from the server or from an island. */
export interface CardTexts {
  product: ProductTexts;
  cart: TFunction<'cart'>;
}

/** Words that all cards of a list share. */
export function cardLabels({ product, cart }: CardTexts) {
  return {
    add: cart('add'),
    added: cart('added'),
    favorite: cart('favorite'),
    cash: product('price.cash'),
  };
}
export type CardLabels = ReturnType<typeof cardLabels>;

const orNone = (url: string) => (url === PLACEHOLDER_IMAGE ? undefined : url);

/** @param isTile picture, name and price only. */
export function cardModel(
  product: ProductSummary,
  { product: t, cart }: CardTexts,
  isTile = false,
): CardModel {
  const { pricing, rating, reviewsCount } = product;
  const all = badges(product);
  const textOf = (badge: Badge | undefined) => badge && badgeText(badge, t);
  const state = all.find(({ id }) => id === 'sold' || id === 'last-pieces');
  const discount = all.find(({ id }) => id === 'discount');
  const isSold = availability(product) === 'sold';
  const model: CardModel = {
    id: product.id,
    slug: product.slug,
    name: product.name,
    partNumber: product.partNumber || undefined,
    brand: product.brand?.name,
    category: product.category?.name,
    image: orNone(imageUrl(product.cover, 'medium')),
    thumb: orNone(imageUrl(product.cover, 'thumbnail')),
    stock: product.stockTotal,
    list: pricing.priceWithTax,
    price: pricing.currentPriceWithTax,
    cash: pricing.mwiOnePriceWithTax || undefined,
    cashPercent: pricing.mwiOneDiscPercent || undefined,
    stars:
      reviewsCount > 0
        ? t('card.rating', { rating: rating.toFixed(1), count: reviewsCount })
        : undefined,
    discount: textOf(discount),
    state: state && { sold: state.id === 'sold', text: badgeText(state, t) },
    facts: all
      .filter((badge) => !isTile && badge !== state && badge !== discount)
      .map((badge) => [badge.id, badgeText(badge, t)]),
    closed: isPurchasable(product) ? undefined : cart(isSold ? 'sold' : 'onlyInStores'),
  };
  // React sends `undefined` in words.
  return JSON.parse(JSON.stringify(model));
}
