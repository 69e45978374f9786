import { expiryMonth, expiryState, type StoredCard } from '@/lib/domain/account/card';
import { useTranslation } from '@/lib/i18n/client';
import { ConfirmButton } from '../kit/confirm-button';
import { MakeDefaultButton } from '../kit/make-default-button';
import { OwnedItem } from '../kit/owned-item';

interface CardItemProps {
  card: StoredCard;
  /** Milliseconds since 1970. */
  now: number;
  isBusy: boolean;
  onMakeDefault: () => void;
  onDelete: () => void;
}

/** As the brands write themselves; others begin with a capital. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  paypal: 'PayPal',
};
const brandName = (brand: string) =>
  BRANDS[brand] ?? brand.replace(/^./, (one) => one.toUpperCase());

const monthYear = (time: number) =>
  new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    time,
  );

export function CardItem({ card, now, isBusy, onMakeDefault, onDelete }: CardItemProps) {
  const { t } = useTranslation('cards');
  const { t: shared } = useTranslation('account');
  const state = expiryState(card.expires, now);
  const brand = brandName(card.brand) || t('card');
  const isCard = card.paymentMethodCode.includes('card');
  const kind = isCard ? brand : t('account', { brand });
  const name = card.lastFour ? t('name', { brand: kind, digits: card.lastFour }) : kind;
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
