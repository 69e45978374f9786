'use client';

import { useState } from 'react';
import { ProfileList } from '@/components/account/shared/profile-list';
import { customerScreen } from '@/components/shared/customer-screen';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { deleteStoredCard, setDefaultCard, storedCardsQuery } from '@/lib/api/stored-cards';
import { getExpiryState, parseExpiryMonth } from '@/lib/domain/checkout/tokens';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import { formatMonthYear } from '@/lib/domain/dates';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useCardName } from './card-name';

/** The cards that the payment provider stores. None can be added here: the shop never handles card numbers. */
export const CardsScreen = customerScreen(['cards'], function Cards({ customer }) {
  const { t } = useTranslation('cards');
  const [now] = useState(Date.now);
  const nameOf = useCardName();
  const toView = (card: Tokenizable) => {
    const state = getExpiryState(card.expires, now);
    const isExpired = state === 'expired';
    const month = parseExpiryMonth(card.expires);
    return {
      title: nameOf(card),
      badges: (isExpired || state === 'soon') && (
        <span className="owned-badge bg-warn-wash text-warn">
          {t(isExpired ? 'expiredBadge' : 'soonBadge')}
        </span>
      ),
      canBeDefault: !isExpired,
      content: (
        <>
          {card.holder && <p>{card.holder}</p>}
          {month !== null && (
            <p className="soft">
              {t(isExpired ? 'expired' : 'expires', { month: formatMonthYear(month) })}
            </p>
          )}
          {isExpired && <p className="soft">{t('expiredText')}</p>}
        </>
      ),
    };
  };
  return (
    <ProfileList
      options={storedCardsQuery(customer.id)}
      {...{ t, toView }}
      makeDefault={{ t, send: setDefaultCard }}
      remove={deleteStoredCard}
      icon="card"
      emptyLink={
        <ButtonLink variant="secondary" href={route('cart-detail')}>
          {t('emptyLink')}
        </ButtonLink>
      }
      below={
        <p className="flex gap-3 max-w-[60ch] mt-6 text-ink-soft">
          <Icon name="lock" />
          {t('adding')}
        </p>
      }
    />
  );
});
