'use client';

import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { ClientScreen } from '@/components/shared/client-screen';
import { STOCK_PARAM } from '@/lib/routing/store-stock-href';
import { ProductStockStrip } from './product-stock-strip';

interface ProductStockIslandProps {
  labels: { failed: string; retry: string };
  /** Shown while the stock loads. */
  fallback: ReactNode;
}

/** Shows the stock of the product in the address. */
export function ProductStockIsland({ labels, fallback }: ProductStockIslandProps) {
  const slug = useSearchParams().get(STOCK_PARAM) ?? '';
  return (
    <ClientScreen texts={['store-stock']} labels={labels} skeleton={fallback}>
      <ProductStockStrip key={slug} slug={slug} />
    </ClientScreen>
  );
}
