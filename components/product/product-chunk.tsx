import { type ReactNode, type RefObject, Suspense, useEffect } from 'react';
import { lazyEventually } from '@/components/ui/deferred-parts';
import { browserClient } from '@/lib/api/client/browser-client';
import { readChangedOffers } from '@/lib/api/offer-versions';
import { MAX_COMPARED_PRODUCTS, type ProductSnapshot } from '@/lib/domain/product/types';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { full } from '@/locales/es-MX/compare.json';
import { selectIsCompared, useCompareStore } from '@/stores/browsing/compare-store';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';
import { notify } from '@/stores/interface/toast-store';
import { BUILDS_KEY, useHasStored } from '@/stores/persistence/hydration';
import { useSessionStore } from '@/stores/session/session-store';
import type { RenderedProduct } from './rendered-product';

// What pages with products load with the first interaction.

const VisitorCards = lazyEventually(
  () => import('./visitor-chunk'),
  (chunk) => chunk.VisitorCards,
);

interface RefreshStaleProductsProps {
  products: readonly RenderedProduct[];
  /** What the page of a product says to a visitor with a place or a build of their own. For others nothing of it is loaded. */
  children?: ReactNode;
  /** Of cards, which say it themselves. */
  list?: RefObject<HTMLElement | null>;
}

/** Compares the offers of the page with the backend's, and shows those that have changed: the page is cached. */
async function refreshStaleProducts(shown: readonly RenderedProduct[]): Promise<void> {
  const changed = await readChangedOffers(browserClient, shown);
  if (changed.length === 0) return;
  const { toLivePrices } = await import('@/lib/api/live-prices');
  useLivePricesStore.setState(Object.fromEntries(toLivePrices({ data: changed })));
}

export function RefreshStaleProducts({ products, children, list }: RefreshStaleProductsProps) {
  const hasPlace = useSessionStore(({ zipCode }) => zipCode !== null);
  const hasBuild = useHasStored(BUILDS_KEY);
  useEffect(() => {
    // Without network the page keeps its data. The cart validates prices again.
    refreshStaleProducts(products).catch(() => {});
  }, [products]);
  if (!hasPlace && !hasBuild) return null;
  return (
    <Suspense>
      {children}
      {list && <VisitorCards list={list} products={products} />}
    </Suspense>
  );
}

export function toggleCompared(product: ProductSnapshot): void {
  if (useCompareStore.getState().toggle(product)) return;
  notify({
    type: 'warning',
    text: full.replace('{{max}}', String(MAX_COMPARED_PRODUCTS)),
    duration: TOAST_DURATION.advice,
  });
}

/** Tells whether a product is compared, now and with each change. @returns a function that ends it */
export function followCompared(id: string, onChange: (isChosen: boolean) => void): () => void {
  const isCompared = selectIsCompared(id);
  onChange(isCompared(useCompareStore.getState()));
  return useCompareStore.subscribe((state) => onChange(isCompared(state)));
}
