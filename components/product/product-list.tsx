'use client';

import type { CardLabels, CardModel } from './card-model';
import { ProductCard } from './product-card';

export interface ProductListProps {
  cards: readonly CardModel[];
  labels: CardLabels;
  className: string;
  /** What the list holds, for screen readers. */
  label?: string;
  /** How many of the first pictures load at once. */
  priority?: number;
  headingLevel?: 2 | 3;
  isTile?: boolean;
  /** Whether the pages of the products in view are fetched ahead. */
  isAhead?: boolean;
}

/** The cards of a grid or a rail: one element of the payload, whatever their number. */
export function ProductList(props: ProductListProps) {
  const { cards, labels, className, label, priority = 0, headingLevel, isTile, isAhead } = props;
  return (
    <ul className={className} aria-label={label} data-ahead={isAhead ? '' : undefined}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard
            card={card}
            labels={labels}
            isTile={isTile}
            isFirst={index < priority}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}
