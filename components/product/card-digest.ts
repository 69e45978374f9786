import type { ProductDigest } from '@/lib/domain/product/types';
import type { CardModel } from './card-model';

/** The product of a card, as the cart and the favourites take it. */
export function cardDigest(card: CardModel): ProductDigest {
  const { id, slug, name, partNumber = '', brand, category, image, thumb, stock } = card;
  return {
    id,
    slug,
    name,
    partNumber,
    brand: brand === undefined ? null : { name: brand },
    category: category === undefined ? null : { name: category },
    cover: image === undefined && thumb === undefined ? null : { medium: image, extraSmall: thumb },
    stockTotal: stock,
    pricing: {
      priceWithTax: card.list,
      currentPriceWithTax: card.price,
      mwiOnePriceWithTax: card.cash ?? 0,
      mwiOneDiscPercent: card.cashPercent ?? 0,
    },
  };
}
