import { type ReactNode, Suspense, useEffect } from 'react';
import { MAX_COMPARED_PRODUCTS, type ProductSnapshot } from '@/lib/domain/product/types';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { full } from '@/locales/es-MX/compare.json';
import { selectIsCompared, useCompareStore } from '@/stores/browsing/compare-store';
import { refreshStaleProducts } from '@/stores/flows/products/refresh-stale-products';
import { notify } from '@/stores/interface/toast-store';
import { BUILDS_KEY, useHasStored } from '@/stores/persistence/hydration';
import { useSessionStore } from '@/stores/session/session-store';
import { CompareButton } from './compare-button';
import type { ShownProduct } from './rendered-product';

// What pages with products load with the first interaction.

interface RefreshStaleProductsProps {
  products: readonly ShownProduct[];
  /** What is said to a visitor with a place or a build of their own. For others nothing of it is loaded. */
  children: ReactNode;
}

/** Refreshes the products of the page that changed since it was rendered. */
export function RefreshStaleProducts({ products, children }: RefreshStaleProductsProps) {
  const hasPlace = useSessionStore(({ zipCode }) => zipCode !== null);
  const hasBuild = useHasStored(BUILDS_KEY);
  useEffect(() => {
    // Without network the page keeps its data. The cart validates prices again.
    refreshStaleProducts(products).catch(() => {});
  }, [products]);
  return (hasPlace || hasBuild) && <Suspense>{children}</Suspense>;
}

/** Adds a product to the comparison or removes it. */
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

export interface CompareToggleProps {
  product: ProductSnapshot;
}

/** 'Comparar' of a card, beside the stars. */
export const CompareToggle = ({ product }: CompareToggleProps) => (
  <CompareButton
    product={product}
    isChosen={useCompareStore(selectIsCompared(product.id))}
    className="compare-card"
    onClick={() => toggleCompared(product)}
  />
);
