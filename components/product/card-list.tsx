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
  /** The name of the list, for screen readers. */
  label?: string;
  products: readonly CardProduct[];
  /** The server-rendered content of the cards, in the same order. */
  faces: readonly ReactNode[];
  /** Whether the pages of the visible products are prefetched. */
  isAhead?: boolean;
}

/** A list of product cards. Their content is rendered on the server; their actions run in the browser. */
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
