'use client';

import type { LivePrice } from '@/lib/api/live-prices';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';

/** The current price and stock of a product, or undefined while no change is known. */
export const useLiveProduct = (id: string): LivePrice | undefined =>
  useLivePricesStore((products) => products[id]);
