'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createDraft } from '@/components/forms/draft';
import { TextField } from '@/components/forms/field';
import { Form, FormError } from '@/components/forms/form';
import { useZodForm } from '@/components/forms/use-zod-form';
import { customerScreen } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { UndoBar } from '@/components/shared/undo-bar';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { wishlistsQuery } from '@/lib/api/wishlists';
import { wishlistNameSchema } from '@/lib/domain/favorites/forms';
import {
  MAX_WISHLIST_NAME_LENGTH,
  sortWishlists,
  type Wishlist,
} from '@/lib/domain/favorites/wishlist';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { saveList } from '@/stores/flows/favorites/change-wishlists';
import { useWishlistChanges, WishlistActions } from './wishlist-actions';
import { WishlistGrid } from './wishlist-grid';
import './wishlists.css';

/** Query parameter: id of the list that is shown. Without it, the default list is shown. */
const WISHLIST_PARAM = 'lista';

const wishlistHref = (id: string): string => `?${new URLSearchParams({ [WISHLIST_PARAM]: id })}`;

interface WishlistsProps {
  customerId: string;
  lists: readonly Wishlist[];
}

interface WishlistNavProps extends Pick<WishlistsProps, 'lists'> {
  current: string | undefined;
  onNew: () => void;
}

function WishlistNav({ lists, current, onNew }: WishlistNavProps) {
  const { t } = useTranslation('wishlists');
  return (
    <nav aria-label={t('lists')} className="list-nav hairline-b">
      <ul className="flex gap-x-6 gap-y-1 overflow-x-auto scrollbar-none">
        {lists.map(({ id, name, items }) => (
          <li key={id}>
            <a href={wishlistHref(id)} aria-current={id === current ? 'page' : undefined}>
              <span className="max-w-56 truncate">{name}</span>{' '}
              <small className="text-14 font-normal tabular-nums">{items.length}</small>
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={onNew}
            className="inline-flex min-h-12 items-center gap-1.5 text-brand font-semibold whitespace-nowrap focus-visible:-outline-offset-3"
          >
            <Icon name="plus" />
            {t('new')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

interface WishlistNameFormProps extends WishlistsProps {
  list: Wishlist | null;
  onDone: () => void;
}

function WishlistNameForm({ customerId, list, lists, onDone }: WishlistNameFormProps) {
  const { t } = useTranslation('wishlists');
  const router = useRouter();
  const listId = list?.id ?? 'new';
  const draft = useMemo(() => createDraft(`wishlist-draft-${listId}`, ['name']), [listId]);
  const { form, field, failure, isSending, keepDraft, submit } = useZodForm({
    schema: wishlistNameSchema(lists.filter(({ id }) => id !== listId)),
    t,
    offline: t('offline'),
    defaultValues: { name: draft.read().name || list?.name || '' },
    draft,
    send: async ({ name }) => {
      const saved = await saveList(customerId, name, list);
      if (!list) router.replace(wishlistHref(saved.id), { scroll: false });
      onDone();
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  return (
    <Form
      className="grid max-w-128 gap-4 py-6"
      aria-label={list ? t('renameTitle', { list: list.name }) : t('newTitle')}
      onChange={keepDraft}
      onSubmit={submit}
    >
      <TextField
        {...field('name', t('name'))}
        hint={list ? undefined : t('nameHint')}
        maxLength={MAX_WISHLIST_NAME_LENGTH}
      />
      <FormError text={failure} />
      <div className="flex gap-2">
        <Button type="submit" isBusy={isSending}>
          {isSending ? t('saving') : t(list ? 'save' : 'create')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            draft.clear();
            onDone();
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}

export const WishlistsScreen = customerScreen(['wishlists'], function Wishlists({ customer }) {
  const skeleton = (
    <>
      <div className="skeleton h-11 w-64" />
      <div className="wish-grid mt-6">
        {['a', 'b', 'c', 'd'].map((place) => (
          <div key={place} className="skeleton h-96" />
        ))}
      </div>
    </>
  );
  return (
    <QueryView query={useQuery(wishlistsQuery(customer.id))} skeleton={skeleton}>
      {(lists) => <WishlistsView customerId={customer.id} lists={sortWishlists(lists)} />}
    </QueryView>
  );
});

function WishlistsView({ customerId, lists }: WishlistsProps) {
  const { t } = useTranslation('wishlists');
  const wanted = useSearchParams().get(WISHLIST_PARAM);
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const toTop = () => top.current?.focus({ preventScroll: true });
  const list = lists.find(({ id }) => id === wanted) ?? lists[0];
  const changes = useWishlistChanges(customerId, toTop);
  const empty = lists.length > 1 ? 'emptyList' : 'empty';
  return (
    <>
      <UndoBar text={changes.text} onUndo={changes.undo} onClose={changes.forget} />
      <div ref={top} tabIndex={-1}>
        <WishlistNav lists={lists} current={list?.id} onNew={() => setNaming('new')} />
        {naming !== null && (
          <WishlistNameForm
            key={naming}
            {...{ customerId, lists }}
            list={naming === 'rename' ? (list ?? null) : null}
            onDone={() => {
              setNaming(null);
              toTop();
            }}
          />
        )}
        {list && (
          <WishlistActions
            {...{ customerId, list }}
            isDefault={list.id === lists[0]?.id}
            onRename={() => setNaming('rename')}
            onDeleted={toTop}
          />
        )}
        {!list || list.items.length === 0 ? (
          <EmptyState
            icon="heart"
            heading="h2"
            title={t(`${empty}.title`)}
            text={t(`${empty}.text`)}
          >
            <ButtonLink href={searchHref({ onlyOffers: true })}>{t('goOffers')}</ButtonLink>
            <ButtonLink variant="secondary" href={route('search_categories')}>
              {t('goCategories')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <WishlistGrid key={list.id} {...{ list, lists, changes }} />
        )}
      </div>
    </>
  );
}
