'use client';

import { Suspense, useState } from 'react';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { useInView } from '@/components/ui/use-in-view';
import { loadPageChunk } from './load-page-chunk';
import type { RelatedProductListsProps } from './related-product-lists';

const RelatedProductLists = lazyEventually(loadPageChunk, (chunk) => chunk.RelatedProductLists);

/**
 * Loads the rows of related products when the visitor scrolls near them, because they are the last part of the page.
 * Their space is reserved from the start.
 */
export function LazyRelatedProductLists({ productId, rows }: RelatedProductListsProps) {
  const [place, setPlace] = useState<Element | null>(null);
  const isNear = useInView(place);
  if (rows.length === 0) return null;
  const waiting = rows.map(({ kind, title, id }) => (
    <section key={kind} id={id} className="companions" aria-label={title} aria-busy="true">
      <h2>{title}</h2>
    </section>
  ));
  return (
    <div ref={setPlace} className="live">
      {isNear ? (
        <Suspense fallback={waiting}>
          <RelatedProductLists productId={productId} rows={rows} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
