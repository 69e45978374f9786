import { expiryMonth, expiryState, type StoredCard } from '@/lib/domain/account/card';
import { useTranslation } from '@/lib/i18n/client';
import { ConfirmButton } from '../kit/confirm-button';
import { MakeDefaultButton } from '../kit/make-default-button';
import { OwnedItem } from '../kit/owned-item';
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
  const { t: shared } = useTranslation('account');
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
        <>
          <ConfirmButton
            label={shared('delete')}
            of={name}
            icon="trash"
            question={t('deleteQuestion')}
            confirmLabel={t('deleteConfirm')}
            isBusy={isBusy}
            onConfirm={onDelete}
          />
          {!card.isDefault && state !== 'expired' && (
            <MakeDefaultButton
              label={t('makeDefault')}
              of={name}
              isBusy={isBusy}
              onPress={onMakeDefault}
            />
          )}
        </>
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
