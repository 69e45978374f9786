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
import { STOCK_PARAM } from '@/lib/routing/store-stock-href';

interface ProductStockIslandProps {
  labels: { failed: string; retry: string };
  /** Shown while the stock loads. */
  fallback: ReactNode;
}

/** Loads the stock of the product in the address. */
export function ProductStockIsland(props: ProductStockIslandProps) {
  const slug = useSearchParams().get(STOCK_PARAM) ?? '';
  return <LoadedStock key={slug} slug={slug} {...props} />;
}

type Loaded = { Strip: ComponentType<{ slug: string }> } | 'loading' | 'failed';

function LoadedStock({ slug, labels, fallback }: ProductStockIslandProps & { slug: string }) {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const load = useCallback(() => {
    setLoaded('loading');
    import('./product-stock-strip').then(
      ({ ProductStockStrip }) => setLoaded({ Strip: ProductStockStrip }),
      () => setLoaded('failed'),
    );
  }, []);
  useEffect(load, [load]);
  if (loaded === 'loading') return fallback;
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
    <Suspense fallback={fallback}>
      <loaded.Strip slug={slug} />
    </Suspense>
  );
}
