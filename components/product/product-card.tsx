'use client';

import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { buttonClass } from '@/components/ui/button';
import { fixedImage } from '@/components/ui/image-props';
import { WishlistButton } from '@/components/wishlist/wishlist-button';
import { toCartItem } from '@/lib/domain/cart/lines';
import { formatPrice } from '@/lib/domain/money';
import { PLACEHOLDER_IMAGE } from '@/lib/domain/product/images';
import { shownPrices } from '@/lib/domain/product/pricing';
import { toFavorite } from '@/lib/domain/wishlist/favorite';
import { route } from '@/lib/routes';
import { cardDigest } from './card-digest';
import type { CardLabels, CardModel } from './card-model';
import { CardPrice } from './card-price';

/** Drawn at most this wide, in CSS pixels. */
const WIDTH = 192;

export interface ProductCardProps {
  card: CardModel;
  labels: CardLabels;
  /** Picture, name and price only. */
  isTile?: boolean;
  /** First view: its picture loads at once. */
  isFirst?: boolean;
  headingLevel?: 2 | 3;
}

/** A product in a list (spec 2.4). The name's link covers the card; the buttons stand above it. */
export function ProductCard({ card, labels, isTile, isFirst, headingLevel = 3 }: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const product = cardDigest(card);
  const { common, final, hasDiscount } = shownPrices(product.pricing);
  const { state } = card;
  return (
    <article className="card" data-type={hasDiscount ? 'promotion' : 'regular'}>
      {/* Its alternative text is empty because the name stands beside it. */}
      <img
        className="card-pic"
        {...fixedImage(card.image ?? PLACEHOLDER_IMAGE, WIDTH)}
        width={WIDTH}
        height={WIDTH}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        alt=""
      />
      <div className="card-body">
        <Heading className="card-name">
          <a href={route('products', { slug: card.slug })}>{card.name}</a>
        </Heading>
        {card.stars && <p className="card-stars">{card.stars}</p>}
        <p className="card-price">
          {hasDiscount && <s>{formatPrice(common)}</s>}
          <CardPrice value={final} />
        </p>
        {hasDiscount && card.cashPercent && <p>{labels.cash}</p>}
        {card.discount && <p className="card-off fact fact-discount">{card.discount}</p>}
        {card.facts.length > 0 && (
          <ul className="card-facts">
            {card.facts.map(([kind, text]) => (
              <li key={kind} className={`fact fact-${kind}`}>
                {text}
              </li>
            ))}
          </ul>
        )}
        {!isTile && (
          <div className="card-buy">
            {card.closed ? (
              <button type="button" disabled className={buttonClass('secondary')}>
                {card.closed}
              </button>
            ) : (
              <AddToCartButton line={toCartItem(product, 1)} labels={labels} look="secondary" />
            )}
          </div>
        )}
      </div>
      {!isTile && (
        <WishlistButton
          favorite={toFavorite(product)}
          label={labels.favorite}
          className="card-heart"
        />
      )}
      {state && <p className={state.sold ? 'card-tag card-tag-sold' : 'card-tag'}>{state.text}</p>}
    </article>
  );
}
