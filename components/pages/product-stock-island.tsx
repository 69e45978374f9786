'use client';

import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { ClientScreen } from '@/components/shared/client-screen';
import { STOCK_PARAM } from '@/lib/routing/store-stock-href';

interface ProductStockIslandProps {
  labels: { failed: string; retry: string };
  /** Shown while the stock loads. */
  fallback: ReactNode;
}

const load = async () => (await import('./product-stock-strip')).ProductStockStrip;

/** Shows the stock of the product in the address. */
export function ProductStockIsland({ labels, fallback }: ProductStockIslandProps) {
  const slug = useSearchParams().get(STOCK_PARAM) ?? '';
  return (
    <ClientScreen load={load} labels={labels} skeleton={fallback}>
      {(Screen) => <Screen key={slug} slug={slug} />}
    </ClientScreen>
  );
}
