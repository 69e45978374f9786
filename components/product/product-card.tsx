import { Written } from '@/components/ui/written';
import { availability, cardType, isPurchasable } from '@/lib/domain/product/availability';
import { digestOf } from '@/lib/domain/product/digest';
import { CardActions } from './card-actions';
import { CardFace, type CardFaceProps } from './card-face';
import type { CardTexts } from './card-texts';

export interface ProductCardProps extends CardFaceProps {
  texts: CardTexts;
  /** Name of the list that it is part of; no other list of the page has it. */
  list: string;
}

/** A product in a list (spec 2.4): what it shows, and above it the buttons. */
export function ProductCard({ texts, list, ...face }: ProductCardProps) {
  const { product, isTile } = face;
  const { cart } = texts;
  const closed = availability(product) === 'sold' ? 'sold' : 'onlyInStores';
  return (
    <article className="card" data-type={cardType(product)}>
      <Written written={`${list}-${product.id}`} className="card-face">
        <CardFace {...face} t={texts.product} />
      </Written>
      {!isTile && (
        <CardActions
          product={digestOf(product)}
          labels={{ add: cart('add'), added: cart('added'), favorite: cart('favorite') }}
          {...(!isPurchasable(product) && { closed: cart(closed) })}
        />
      )}
    </article>
  );
}
