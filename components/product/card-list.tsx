'use client';

import { type ReactNode, useMemo } from 'react';
import { TrackedList } from '@/components/shared/analytics/tracked-list';
import { toListItem } from '@/lib/analytics/list-item';
import { shownPrices } from '@/lib/domain/product/pricing';
import { CardActions } from './card-actions';
import type { CardProduct } from './card-product';
import { useConfirmed } from './live-offer/live-product';

interface CardListProps {
  className: string;
  /** What the list holds, for screen readers. */
  label?: string;
  products: readonly CardProduct[];
  /** What their cards show, in the same order. */
  faces: readonly ReactNode[];
  /** Whether the pages of the products in view are fetched ahead. */
  isAhead?: boolean;
}

/** Cards: what each shows comes from the server, what can be done with it lives here. */
export function CardList({ className, label, products, faces, isAhead }: CardListProps) {
  const items = useMemo(() => products.map(toListItem), [products]);
  useConfirmed(products);
  return (
    <TrackedList
      className={className}
      aria-label={label}
      items={items}
      data-ahead={isAhead ? '' : undefined}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <article
            className="card"
            data-type={shownPrices(product.pricing).hasDiscount ? 'promotion' : 'regular'}
          >
            {faces[index]}
            <CardActions product={product} />
          </article>
        </li>
      ))}
    </TrackedList>
  );
}
