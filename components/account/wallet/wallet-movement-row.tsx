import { FormattedDate } from '@/components/account/shared/formatted-date';
import { Icon } from '@/components/ui/icon';
import type { WalletMovement, WalletMovementKind } from '@/lib/domain/account/wallet';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

const ICONS = {
  earned: 'plus',
  refunded: 'plus',
  spent: 'minus',
  expired: 'clock',
} as const satisfies Record<WalletMovementKind, string>;

/** An amount that was added to the wallet or taken from it. */
export function WalletMovementRow({ movement }: { movement: WalletMovement }) {
  const { t } = useTranslation('wallet');
  const { kind, amount, order, concept, expiresUtc } = movement;
  const isCredit = amount > 0;
  return (
    <li className="grid gap-x-3.5 gap-y-1 py-3.5 grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className={isCredit ? 'wallet-icon wallet-in' : 'wallet-icon'}>
        <Icon name={ICONS[kind]} className="size-4" />
      </span>
      <div>
        <p className="font-semibold">{concept || t(`kind.${kind}`)}</p>
        <p className="history-soft bought-facts">
          <span>{t(`kind.${kind}`)}</span>
          <FormattedDate utc={movement.createdUtc} />
          {order && (
            <a href={route('profile.order', { id: order.id })}>
              {t('order', { folio: order.folio })}
            </a>
          )}
          {isCredit && expiresUtc && (
            <span>
              {t('validUntil')} <FormattedDate utc={expiresUtc} />
            </span>
          )}
        </p>
      </div>
      <div className="wallet-amount">
        <p className={isCredit ? 'font-650 wallet-in' : 'font-650'}>
          {isCredit ? '+' : ''}
          {formatPrice(amount)}
        </p>
        {movement.balance !== null && (
          <p className="history-soft">
            {t('balanceAfter', { amount: formatPrice(movement.balance) })}
          </p>
        )}
      </div>
    </li>
  );
}
