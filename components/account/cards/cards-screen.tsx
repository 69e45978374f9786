'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProfileList } from '@/components/account/shared/profile-list';
import { ProfileListSkeleton } from '@/components/account/shared/profile-list-skeleton';
import { useProfileList } from '@/components/account/shared/use-profile-list';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
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
    <>
      <ProfileList
        {...{ list, region, t }}
        icon="card"
        emptyLink={
          <ButtonLink variant="secondary" href={route('cart-detail')}>
            {t('emptyLink')}
          </ButtonLink>
        }
      >
        {(card) => <CardItem key={card.id} card={card} now={now} {...actionsOf(card.id)} />}
      </ProfileList>
      {list.length > 0 && (
        <p className="flex gap-3 max-w-[60ch] mt-6 text-ink-soft">
          <Icon name="lock" />
          {t('adding')}
        </p>
      )}
    </>
  );
}
