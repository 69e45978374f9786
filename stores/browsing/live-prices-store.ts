import { create } from 'zustand';
import type { LivePrice } from '@/lib/api/live-prices';

/** Prices and stock that the backend confirmed since the page was loaded, by product id. Not persisted. */
export const useLivePricesStore = create<Readonly<Record<string, LivePrice>>>(() => ({}));

export const useLiveProduct = (id: string): LivePrice | undefined =>
  useLivePricesStore((products) => products[id]);
