'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useRef, useState } from 'react';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { UndoBar } from '@/components/shared/undo-bar';
import type { Customer } from '@/lib/domain/account/types';
import { inOrder, type Wishlist } from '@/lib/domain/favorites/wishlist';
import { useTranslation } from '@/lib/i18n/client';
import { getQueryClient } from '@/lib/queries/query-client';
import { wishlists } from '@/lib/queries/wishlists';
import { ListActions } from './list-actions';
import { LIST_PARAM, ListNav } from './list-nav';
import { NameForm } from './name-form';
import { NoFavorites } from './no-favorites';
import { useListChanges } from './use-list-changes';
import { WishGrid } from './wish-grid';
import './wishlists.css';

/** The customer's wishlists, one list at a time. */
export function WishlistsScreen({ customer }: CustomerScreenProps) {
  const query = useQuery(wishlists(customer.id), getQueryClient());
  return (
    <QueryView query={query} skeleton={<Skeleton />}>
      {(lists) => <Lists customer={customer} lists={inOrder(lists)} />}
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
type Naming = 'new' | 'rename' | null;

function Lists({ customer, lists }: { customer: Customer; lists: readonly Wishlist[] }) {
  const { t } = useTranslation('wishlists');
  const wanted = useSearchParams().get(LIST_PARAM);
  const [naming, setNaming] = useState<Naming>(null);
  const top = useRef<HTMLDivElement>(null);
  const list = lists.find(({ id }) => id === wanted) ?? lists[0];
  const changes = useListChanges(customer.id, () => top.current?.focus({ preventScroll: true }));
  return (
    <>
      <UndoBar
        text={changes.done?.text ?? null}
        undoLabel={t('undo')}
        onUndo={changes.undo}
        floating={{ closeLabel: t('closeNotice'), onClose: changes.forget }}
      />
      <div ref={top} tabIndex={-1}>
        <ListNav lists={lists} current={list?.id} onNew={() => setNaming('new')} />
        {naming !== null && (
          <NameForm
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
          <ListActions
            customerId={customer.id}
            list={list}
            isDefault={list.id === lists[0]?.id}
            onRename={() => setNaming('rename')}
            onDeleted={() => top.current?.focus({ preventScroll: true })}
          />
        )}
        {!list || list.items.length === 0 ? (
          <NoFavorites isOfSeveral={lists.length > 1} />
        ) : (
          <WishGrid key={list.id} list={list} lists={lists} changes={changes} />
        )}
      </div>
    </>
  );
}
