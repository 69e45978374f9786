import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  sortItemsNewestFirst,
  type Wishlist,
  type WishlistItem,
} from '@/lib/domain/favorites/wishlist';
import { productsByIdQuery } from '@/lib/queries/product';
import { MoveItemDialog } from './move-item-dialog';
import type { WishlistChanges } from './use-wishlist-changes';
import { WishlistItemCard } from './wishlist-item-card';
import { wishlistProductIds } from './wishlist-product-ids';

interface WishlistGridProps {
  list: Wishlist;
  lists: readonly Wishlist[];
  changes: WishlistChanges;
}

/** The items of a list, newest first. */
export function WishlistGrid({ list, lists, changes }: WishlistGridProps) {
  const products = useQuery({
    ...productsByIdQuery(wishlistProductIds(list)),
    placeholderData: (before) => before,
  });
  const [moving, setMoving] = useState<WishlistItem | null>(null);
  const others = lists.filter(({ id }) => id !== list.id);
  return (
    <>
      <ul className="wish-grid" aria-busy={products.isPending}>
        {sortItemsNewestFirst(list).map((item) => (
          <li key={item.id}>
            <WishlistItemCard
              item={item}
              product={products.data?.get(item.product.id) ?? null}
              isProductLoaded={products.isSuccess}
              onQuantity={(qty) => changes.setQuantity(list, item, qty)}
              onRemove={() => void changes.remove(list, item)}
              onMove={others.length > 0 ? () => setMoving(item) : null}
            />
          </li>
        ))}
      </ul>
      {moving && (
        <MoveItemDialog
          item={moving}
          lists={others}
          onClose={() => setMoving(null)}
          onChoose={(to) => {
            setMoving(null);
            void changes.move(list, moving, to);
          }}
        />
      )}
    </>
  );
}
