import type { ProductDigest } from '@/lib/domain/product/types';

/** A product of a list, with whether it can be put in the cart. */
export type CardProduct = ProductDigest & { purchasable: boolean };
