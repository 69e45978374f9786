'use client';

import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { TrackedList } from '@/components/shared/analytics/tracked-list';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { useInteracted } from '@/components/ui/use-interacted';
import { toTrackedListItem } from '@/lib/analytics/tracked-list-item';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { CardActions } from './card-actions';
import { loadProductChunk } from './compare-toggle-slot';
import type { RenderedProduct } from './rendered-product';

const ShownCards = lazyEventually(loadProductChunk, (chunk) => chunk.ShownCards);

interface CardListProps {
  className: string;
  /** The name of the list, for screen readers. */
  label?: string;
  products: readonly RenderedProduct[];
  /** The server-rendered content of the cards, in the same order. */
  contents: readonly ReactNode[];
  /** Whether the pages of the visible products are prefetched. */
  shouldPrefetch?: boolean;
}

/** A list of product cards. Their content is rendered on the server; their actions run in the browser. */
export function CardList({ className, label, products, contents, shouldPrefetch }: CardListProps) {
  const items = useMemo(() => products.map(toTrackedListItem), [products]);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <TrackedList
        ref={list}
        className={className}
        aria-label={label}
        items={items}
        data-ahead={shouldPrefetch ? '' : undefined}
      >
        {products.map((product, index) => (
          <li key={product.id}>
            <article
              className="card"
              data-type={getDisplayPrices(product.pricing).hasDiscount ? 'promotion' : 'regular'}
            >
              {contents[index]}
              <CardActions product={product} />
            </article>
          </li>
        ))}
      </TrackedList>
      {useInteracted() && (
        <Suspense>
          <ShownCards list={list} products={products} />
        </Suspense>
      )}
    </>
  );
}
