import type { ProductSnapshot } from '@/lib/domain/product/types';

/** A product in a list. `purchasable` says whether it can be added to the cart. */
export type CardProduct = ProductSnapshot & { purchasable: boolean };
