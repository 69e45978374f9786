import { sharedFavorite } from '@/components/wishlist/favorite-toggle';
import type { ProductSummary } from '@/lib/domain/product/types';
import { texts } from '@/lib/i18n/server';
import { CompareToggle } from './compare-toggle';

/** The choice of a product for comparing, from the server's side. */
export function CompareChoice({ product }: { product: ProductSummary }) {
  return (
    <CompareToggle item={sharedFavorite(product)} label={texts('compare')('toggle')} place="page" />
  );
}
