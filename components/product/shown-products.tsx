import { type ComponentProps, type ReactNode, Suspense, useEffect } from 'react';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { BUILDS_KEY } from '@/stores/builder/builds-key';
import { refreshStaleProducts } from '@/stores/flows/products/refresh-stale-products';
import { useHasStored } from '@/stores/persistence/use-has-stored';
import { useSessionStore } from '@/stores/session/session-store';
import { loadVisitorChunk } from './load-visitor-chunk';
import type { ShownProduct } from './rendered-product';

const VisitorCards = lazyEventually(loadVisitorChunk, (chunk) => chunk.VisitorCards);

interface ShownProductsProps {
  /** With their stamps; the same array while they stay the same. */
  products: readonly ShownProduct[];
  /** What is said to a visitor with a place or a build of their own. For others nothing of it is loaded. */
  children: ReactNode;
}

/** Refreshes the products of the page that changed since it was rendered: the page is cached, so its data may be stale. */
export function ShownProducts({ products, children }: ShownProductsProps) {
  const hasPlace = useSessionStore(({ zipCode }) => zipCode !== null);
  const hasBuild = useHasStored(BUILDS_KEY);
  useEffect(() => {
    // Without network the page keeps its data. The cart validates prices again.
    refreshStaleProducts(products).catch(() => {});
  }, [products]);
  return (hasPlace || hasBuild) && <Suspense>{children}</Suspense>;
}

/** The same for the cards of a list. */
export function ShownCards(props: ComponentProps<typeof VisitorCards>) {
  return (
    <ShownProducts products={props.products}>
      <VisitorCards {...props} />
    </ShownProducts>
  );
}
