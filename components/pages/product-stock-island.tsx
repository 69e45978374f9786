'use client';

import { useSearchParams } from 'next/navigation';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { buttonClass } from '@/components/ui/button';
import { STOCK_PARAM } from '@/lib/routing/stores-href';

interface ProductStockIslandProps {
  labels: { failed: string; retry: string };
  /** Shown while the stock loads. */
  waiting: ReactNode;
}

/** Loads the stock of the product in the address. */
export function ProductStockIsland(props: ProductStockIslandProps) {
  const slug = useSearchParams().get(STOCK_PARAM) ?? '';
  return <LoadedStock key={slug} slug={slug} {...props} />;
}

type Loaded = { Strip: ComponentType<{ slug: string }> } | 'loading' | 'failed';

function LoadedStock({ slug, labels, waiting }: ProductStockIslandProps & { slug: string }) {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const load = useCallback(() => {
    setLoaded('loading');
    import('./product-stock').then(
      ({ ProductStockStrip }) => setLoaded({ Strip: ProductStockStrip }),
      () => setLoaded('failed'),
    );
  }, []);
  useEffect(load, [load]);
  if (loaded === 'loading') return waiting;
  if (loaded === 'failed') {
    return (
      <div role="alert">
        <p>{labels.failed}</p>
        <button type="button" className={buttonClass('secondary')} onClick={load}>
          {labels.retry}
        </button>
      </div>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <loaded.Strip slug={slug} />
    </Suspense>
  );
}
