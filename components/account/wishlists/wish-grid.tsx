import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newestFirst, type Wishlist, type WishlistItem } from '@/lib/domain/favorites/wishlist';
import { getQueryClient } from '@/lib/queries/query-client';
import { wishedProducts } from '@/lib/queries/wishlists';
import { MoveDialog } from './move-dialog';
import { productIds } from './product-ids';
import type { ListChanges } from './use-list-changes';
import { WishCard } from './wish-card';

interface WishGridProps {
  list: Wishlist;
  lists: readonly Wishlist[];
  changes: ListChanges;
}

/** The items of a list, newest first. */
export function WishGrid({ list, lists, changes }: WishGridProps) {
  const products = useQuery(
    { ...wishedProducts(productIds(list)), placeholderData: (before) => before },
    getQueryClient(),
  );
  const [moving, setMoving] = useState<WishlistItem | null>(null);
  const others = lists.filter(({ id }) => id !== list.id);
  return (
    <>
      <ul className="wish-grid">
        {newestFirst(list).map((item) => (
          <li key={item.id}>
            <WishCard
              item={item}
              product={products.data?.get(item.product.id) ?? null}
              isKnown={products.isSuccess}
              onQuantity={(qty) => changes.setQuantity(list, item, qty)}
              onRemove={() => void changes.remove(list, item)}
              onMove={others.length > 0 ? () => setMoving(item) : null}
            />
          </li>
        ))}
      </ul>
      {moving && (
        <MoveDialog
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
