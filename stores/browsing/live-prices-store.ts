import { create } from 'zustand';
import type { LivePrice } from '@/lib/api/resources/live-price';

/** Prices and stock that the backend confirmed in this visit, by product id. Not kept on the device. */
export const useLivePrices = create<Readonly<Record<string, LivePrice>>>(() => ({}));
