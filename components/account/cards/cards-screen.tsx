'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProfileListSkeleton } from '@/components/account/shared/profile-list-skeleton';
import { useProfileList } from '@/components/account/shared/use-profile-list';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { deleteStoredCard, setDefaultCard } from '@/lib/api/calls/stored-cards';
import { sortDefaultFirst } from '@/lib/domain/account/defaults';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import { useTranslation } from '@/lib/i18n/client';
import { storedCardsQuery } from '@/lib/queries/stored-cards';
import { route } from '@/lib/routing/routes';
import { CardItem } from './card-item';

/**
 * The cards that the payment provider stores for the customer. Cards cannot be added here, because the shop never
 * handles card numbers.
 */
export function CardsScreen({ customer }: CustomerScreenProps) {
  const query = useQuery(storedCardsQuery(customer.id));
  return (
    <QueryView query={query} skeleton={<ProfileListSkeleton />}>
      {(list) => <CardList customerId={customer.id} list={sortDefaultFirst(list)} />}
    </QueryView>
  );
}

function CardList({ customerId, list }: { customerId: string; list: readonly Tokenizable[] }) {
  const { t } = useTranslation('cards');
  const [now] = useState(Date.now);
  const { queryKey } = storedCardsQuery(customerId);
  const { region, actionsOf } = useProfileList(
    queryKey,
    list,
    { setDefault: setDefaultCard, remove: deleteStoredCard },
    { setDefault: t('defaultFailed'), remove: t('deleteFailed') },
  );
  return (
    <div ref={region}>
      {list.length === 0 ? (
        <EmptyState icon="card" heading="h2" title={t('empty')} text={t('emptyText')}>
          <ButtonLink variant="secondary" href={route('cart-detail')}>
            {t('emptyLink')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <div className="owned-head">
            <p>{t('intro')}</p>
          </div>
          <ul className="owned-list">
            {list.map((card) => (
              <CardItem key={card.id} card={card} now={now} {...actionsOf(card.id)} />
            ))}
          </ul>
          <p className="flex gap-3 max-w-[60ch] mt-6 text-ink-soft">
            <Icon name="lock" />
            {t('adding')}
          </p>
        </>
      )}
    </div>
  );
}
