import type { ProductSummary } from '@/lib/domain/product/types';
import { walkAccount, walkLogin } from './account';
import { walkCatalogue } from './catalogue';
import { walkCheckout } from './checkout';
import { openWalk, type Walk, type WalkOptions, type WalkResult } from './walk';
import { writeAddress } from './write-address';
import { writeCart } from './write-cart';
import { writeBuild, writeReview, writeWishlist } from './write-own';

/** Makes the shop's own calls, screen by screen, and compares each answer with the contract. */
export async function walkBackend(options: WalkOptions): Promise<WalkResult> {
  const walk = openWalk(options);
  const products = await walkCatalogue(walk);
  const customerId = await walkLogin(walk);
  if (customerId === null) {
    walk.note(
      options.login
        ? 'The login failed, so account, cart and checkout were not tried.'
        : 'Without --user and --password, account, cart and checkout were not tried.',
    );
    return walk.result;
  }
  await walkAccount(walk, customerId);
  await walkCheckout(walk, customerId);
  if (options.canWrite) await walkWriting(walk, { customerId, products });
  else
    walk.note(
      'Without --write nothing was changed, so no cart, address, review or order was tried.',
    );
  return walk.result;
}

/** Changes something of each kind, and takes it back. */
async function walkWriting(
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
