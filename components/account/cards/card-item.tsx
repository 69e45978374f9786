import { ItemActions } from '@/components/account/shared/item-actions';
import { ProfileListItem } from '@/components/account/shared/profile-list-item';
import type { ProfileItemActions } from '@/components/account/shared/use-profile-list';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import { formatMonthYear } from '@/lib/domain/dates';
import { getExpiryState, parseExpiryMonth } from '@/lib/domain/payments/card-expiry';
import { useTranslation } from '@/lib/i18n/client';
import { useCardName } from './card-name';

interface CardItemProps extends ProfileItemActions {
  card: Tokenizable;
  /** Milliseconds since 1970. */
  now: number;
}

export function CardItem({ card, now, ...actions }: CardItemProps) {
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
