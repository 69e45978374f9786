import { KeptActions } from '@/components/account/shared/kept-actions';
import { OwnedItem } from '@/components/account/shared/owned-item';
import { expiryMonth, expiryState, type StoredCard } from '@/lib/domain/account/card';
import { useTranslation } from '@/lib/i18n/client';
import { monthYear, useCardName } from './card-name';

interface CardItemProps {
  card: StoredCard;
  /** Milliseconds since 1970. */
  now: number;
  isBusy: boolean;
  onMakeDefault: () => void;
  onDelete: () => void;
}

export function CardItem({ card, now, isBusy, onMakeDefault, onDelete }: CardItemProps) {
  const { t } = useTranslation('cards');
  const state = expiryState(card.expires, now);
  const name = useCardName()(card);
  const month = expiryMonth(card.expires);
  return (
    <OwnedItem
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
        <KeptActions
          of={name}
          words={{
            question: t('deleteQuestion'),
            confirm: t('deleteConfirm'),
            makeDefault: t('makeDefault'),
          }}
          isBusy={isBusy}
          onDelete={onDelete}
          onMakeDefault={card.isDefault || state === 'expired' ? undefined : onMakeDefault}
        />
      }
    >
      {card.holder && <p>{card.holder}</p>}
      {month !== null && (
        <p className="soft">
          {t(state === 'expired' ? 'expired' : 'expires', { month: monthYear(month) })}
        </p>
      )}
      {state === 'expired' && <p className="soft">{t('expiredText')}</p>}
    </OwnedItem>
  );
}
