import type { ReactNode } from 'react';
import { Written } from '@/components/ui/written';
import { cardType } from '@/lib/domain/product/availability';
import { CardFace, type CardFaceProps } from './card-face';

export interface ProductCardProps extends CardFaceProps {
  /** Name of the list that it is part of; no other list of the page has it. */
  list: string;
  /** What can be done with it; a tile has none. */
  actions?: ReactNode;
}

/** A product in a list (spec 2.4): what it shows, and above it the buttons. */
export function ProductCard({ list, actions, ...face }: ProductCardProps) {
  return (
    <article className="card" data-type={cardType(face.product)}>
      <Written written={`${list}-${face.product.id}`} className="card-face">
        <CardFace {...face} isTile={!actions} />
      </Written>
      {actions}
    </article>
  );
}
