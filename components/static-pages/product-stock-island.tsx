'use client';

import { useSearchParams } from 'next/navigation';
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { STOCK_PARAM } from '@/lib/stores-href';

interface ProductStockIslandProps {
  labels: { loading: string; failed: string; retry: string };
}

/** The pieces of the product that the address names, once its code has come; nothing without one. */
export function ProductStockIsland({ labels }: ProductStockIslandProps) {
  const slug = useSearchParams().get(STOCK_PARAM);
  return slug ? <LoadedStock key={slug} slug={slug} labels={labels} /> : null;
}

type Loaded = { Strip: ComponentType<{ slug: string }> } | 'loading' | 'failed';

function LoadedStock({ slug, labels }: ProductStockIslandProps & { slug: string }) {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const load = useCallback(() => {
    setLoaded('loading');
    import('./product-stock').then(
      ({ ProductStockStrip }) => setLoaded({ Strip: ProductStockStrip }),
      () => setLoaded('failed'),
    );
  }, []);
  useEffect(load, [load]);
  const waiting = <p>{labels.loading}</p>;
  return (
    <div className="stock-strip">
      {loaded === 'loading' && waiting}
      {loaded === 'failed' && (
        <div role="alert">
          <p>{labels.failed}</p>
          <button type="button" className={buttonClass('secondary')} onClick={load}>
            {labels.retry}
          </button>
        </div>
      )}
      {typeof loaded === 'object' && (
        <Suspense fallback={waiting}>
          <loaded.Strip slug={slug} />
        </Suspense>
      )}
    </div>
  );
}
