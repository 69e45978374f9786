'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useRef, useState } from 'react';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { UndoBar } from '@/components/shared/undo-bar';
import type { Customer } from '@/lib/domain/account/types';
import { sortWishlists, type Wishlist } from '@/lib/domain/favorites/wishlist';
import { useTranslation } from '@/lib/i18n/client';
import { wishlistsQuery } from '@/lib/queries/wishlists';
import { useWishlistChanges } from './use-wishlist-changes';
import { WishlistActions } from './wishlist-actions';
import { WishlistGrid } from './wishlist-grid';
import { WishlistNameForm } from './wishlist-name-form';
import { WISHLIST_PARAM, WishlistNav } from './wishlist-nav';
import './wishlists.css';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';

/** The customer's wishlists, one list at a time. */
export function WishlistsScreen({ customer }: CustomerScreenProps) {
  const query = useQuery(wishlistsQuery(customer.id));
  return (
    <QueryView query={query} skeleton={<Skeleton />}>
      {(lists) => <WishlistsView customer={customer} lists={sortWishlists(lists)} />}
    </QueryView>
  );
}

function Skeleton() {
  return (
    <>
      <div className="skeleton h-11 w-64" />
      <div className="wish-grid mt-6">
        {['a', 'b', 'c', 'd'].map((place) => (
          <div key={place} className="skeleton h-96" />
        ))}
      </div>
    </>
  );
}

/** Which name form is open: for a new list, or for the list that is shown. */
type NameFormMode = 'new' | 'rename' | null;

function WishlistsView({ customer, lists }: { customer: Customer; lists: readonly Wishlist[] }) {
  const { t } = useTranslation('wishlists');
  const wanted = useSearchParams().get(WISHLIST_PARAM);
  const [naming, setNaming] = useState<NameFormMode>(null);
  const top = useRef<HTMLDivElement>(null);
  const list = lists.find(({ id }) => id === wanted) ?? lists[0];
  const changes = useWishlistChanges(customer.id, () =>
    top.current?.focus({ preventScroll: true }),
  );
  return (
    <>
      <UndoBar
        text={changes.done?.text ?? null}
        undoLabel={t('undo')}
        onUndo={changes.undo}
        floating={{ closeLabel: t('closeNotice'), onClose: changes.forget }}
      />
      <div ref={top} tabIndex={-1}>
        <WishlistNav lists={lists} current={list?.id} onNew={() => setNaming('new')} />
        {naming !== null && (
          <WishlistNameForm
            key={naming}
            customerId={customer.id}
            list={naming === 'rename' ? (list ?? null) : null}
            lists={lists}
            onDone={() => {
              setNaming(null);
              top.current?.focus({ preventScroll: true });
            }}
          />
        )}
        {list && (
          <WishlistActions
            customerId={customer.id}
            list={list}
            isDefault={list.id === lists[0]?.id}
            onRename={() => setNaming('rename')}
            onDeleted={() => top.current?.focus({ preventScroll: true })}
          />
        )}
        {!list || list.items.length === 0 ? (
          <EmptyWishlist isOfSeveral={lists.length > 1} />
        ) : (
          <WishlistGrid key={list.id} list={list} lists={lists} changes={changes} />
        )}
      </div>
    </>
  );
}

/** An empty list, with links to find products for it. */
function EmptyWishlist({ isOfSeveral }: { isOfSeveral: boolean }) {
  const { t } = useTranslation('wishlists');
  const which = isOfSeveral ? 'emptyList' : 'empty';
  return (
    <EmptyState icon="heart" heading="h2" title={t(`${which}.title`)} text={t(`${which}.text`)}>
      <ButtonLink href={searchHref({ onlyOffers: true })}>{t('goOffers')}</ButtonLink>
      <ButtonLink variant="secondary" href={route('search_categories')}>
        {t('goCategories')}
      </ButtonLink>
    </EmptyState>
  );
}
