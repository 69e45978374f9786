'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ItemActions,
  type ProfileItemActions,
  ProfileList,
  ProfileListItem,
  ProfileListSkeleton,
  useProfileList,
} from '@/components/account/shared/profile-list';
import { customerScreen } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { deleteStoredCard, setDefaultCard } from '@/lib/api/calls/stored-cards';
import { sortDefaultFirst } from '@/lib/domain/account/defaults';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import { formatMonthYear } from '@/lib/domain/dates';
import { getExpiryState, parseExpiryMonth } from '@/lib/domain/payments/card-expiry';
import { useTranslation } from '@/lib/i18n/client';
import { storedCardsQuery } from '@/lib/queries/stored-cards';
import { route } from '@/lib/routing/routes';
import { useCardName } from './card-name';

interface CardItemProps extends ProfileItemActions {
  card: Tokenizable;
  /** Milliseconds since 1970. */
  now: number;
}

function CardItem({ card, now, ...actions }: CardItemProps) {
  const { t } = useTranslation('cards');
  const state = getExpiryState(card.expires, now);
  const name = useCardName()(card);
  const month = parseExpiryMonth(card.expires);
  return (
    <ProfileListItem
      title={name}
      badges={
        <>
          {card.isDefault && <span className="owned-badge">{t('default')}</span>}
          {state === 'expired' && (
            <span className="owned-badge owned-badge-warn">{t('expiredBadge')}</span>
          )}
          {state === 'soon' && (
            <span className="owned-badge owned-badge-warn">{t('soonBadge')}</span>
          )}
        </>
      }
      actions={
        <ItemActions
          {...actions}
          t={t}
          itemName={name}
          canBeDefault={!card.isDefault && state !== 'expired'}
        />
      }
    >
      {card.holder && <p>{card.holder}</p>}
      {month !== null && (
        <p className="soft">
          {t(state === 'expired' ? 'expired' : 'expires', { month: formatMonthYear(month) })}
        </p>
      )}
      {state === 'expired' && <p className="soft">{t('expiredText')}</p>}
    </ProfileListItem>
  );
}

/**
 * The cards that the payment provider stores for the customer. Cards cannot be added here, because the shop never
 * handles card numbers.
 */
export const CardsScreen = customerScreen({ texts: ['cards'] }, function CardsScreen({ customer }) {
  const query = useQuery(storedCardsQuery(customer.id));
  return (
    <QueryView query={query} skeleton={<ProfileListSkeleton />}>
      {(list) => <CardList customerId={customer.id} list={sortDefaultFirst(list)} />}
    </QueryView>
  );
});

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
