import type { Article } from '../../catalogue/types';
import { Random } from '../../core/random';
import { STORE_IDS } from '../places/stores';

/** Stock by store and at providers: some articles are sold out, some down to the last pieces. */
export function deriveStock(seed: number, price: number): Article['stock'] {
  const random = new Random(seed ^ 0x77c1);
  const state = random.weighted([72, 11, 10, 7]);
  if (state === 2) return stockOf({}, 0);
  if (state === 1) {
    const store = random.pick(STORE_IDS);
    return stockOf({ [store]: random.int(1, 3) }, 0);
  }
  // Only at a provider: delivered later, and in no store.
  if (state === 3) return stockOf({}, random.int(4, 60));
  const most = price > 20_000 ? 4 : price > 3_000 ? 12 : 40;
  const stores = Object.fromEntries(
    random
      .sample(STORE_IDS, random.int(2, STORE_IDS.length))
      .map((id) => [id, random.int(1, most)]),
  );
  return stockOf(stores, random.chance(0.7) ? random.int(5, most * 6) : 0);
}

export function stockOf(stores: Record<string, number>, providers: number): Article['stock'] {
  const inStores = Object.values(stores).reduce((sum, pieces) => sum + pieces, 0);
  return { stores, inStores, providers, total: inStores + providers };
}

/** 'Últimas Piezas': three or fewer left in all. */
export const hasLastPieces = (stock: Article['stock']) => stock.total > 0 && stock.total <= 3;
