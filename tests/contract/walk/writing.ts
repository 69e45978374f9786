import type { ProductSummary } from '@/lib/domain/product/types';
import type { Walk } from './walk';
import { writeAddress } from './write-address';
import { writeCart } from './write-cart';
import { writeBuild, writeReview, writeWishlist } from './write-own';

/** Changes something of each kind, and takes it back. */
export async function walkWriting(
  walk: Walk,
  { customerId, products }: { customerId: string; products: readonly ProductSummary[] },
): Promise<void> {
  const product = products.find(
    ({ isWebPurchasable, stockTotal }) => isWebPurchasable && stockTotal !== 0,
  );
  if (!product) {
    walk.note('No product that can be bought was found, so nothing was written.');
    return;
  }
  await writeAddress(walk, customerId, (address) => writeCart(walk, { product, address }));
  await writeReview(walk, { customerId, productId: product.id });
  await writeWishlist(walk, { customerId, productId: product.id });
  await writeBuild(walk, customerId);
}
