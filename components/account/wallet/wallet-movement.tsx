import { Moment } from '@/components/account/shared/moment';
import { Icon } from '@/components/ui/icon';
import type { MovementKind, WalletMovement } from '@/lib/domain/account/wallet';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

const ICONS = {
  earned: 'plus',
  refunded: 'plus',
  spent: 'minus',
  expired: 'clock',
} as const satisfies Record<MovementKind, string>;

/** An amount that was added to the wallet or taken from it. */
export function WalletMovementRow({ movement }: { movement: WalletMovement }) {
  const { t } = useTranslation('wallet');
  const { kind, amount, order, concept, expiresUtc } = movement;
  const isIn = amount > 0;
  return (
    <li className="wallet-row">
      <span className={isIn ? 'wallet-icon wallet-in' : 'wallet-icon'}>
        <Icon name={ICONS[kind]} />
      </span>
      <div>
        <p className="font-semibold">{concept || t(`kind.${kind}`)}</p>
        <p className="history-soft bought-facts">
          <span>{t(`kind.${kind}`)}</span>
          <Moment utc={movement.createdUtc} />
          {order && (
            <a href={route('profile.order', { id: order.id })}>
              {t('order', { folio: order.folio })}
            </a>
          )}
          {isIn && expiresUtc && (
            <span>
              {t('validUntil')} <Moment utc={expiresUtc} />
            </span>
          )}
        </p>
      </div>
      <div className="wallet-amount">
        <p className={isIn ? 'wallet-in' : undefined}>
          {isIn ? '+' : ''}
          {formatPrice(amount)}
        </p>
        <p className="history-soft">
          {t('balanceAfter', { amount: formatPrice(movement.balance) })}
        </p>
      </div>
    </li>
  );
}
