import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { Transaction } from '@/lib/domain/payments/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

interface UnpaidOrderActionsProps {
  transaction: Pick<Transaction, 'transactionId' | 'orderId' | 'isPayable'>;
  /** The page itself is the main way to pay, so these links look secondary. */
  isSecondary?: boolean;
  /** Actions that come before these. */
  children?: ReactNode;
}

/** Links for an unpaid order: pay in another way while that is possible, or open the order. */
export function UnpaidOrderActions({
  transaction,
  isSecondary = false,
  children,
}: UnpaidOrderActionsProps) {
  const { t } = useTranslation('payments');
  const { transactionId, orderId, isPayable } = transaction;
  const look = children || isSecondary ? 'secondary' : 'primary';
  return (
    <div className="payment-actions">
      {children}
      {isPayable && (
        <ButtonLink variant={look} size="lg" href={route('cart-payment', { transactionId })}>
          {t('payOtherwise')}
        </ButtonLink>
      )}
      <ButtonLink
        variant={isPayable || children ? 'quiet' : 'primary'}
        size="lg"
        href={orderId ? route('profile.order', { id: orderId }) : route('profile.orders')}
      >
        {orderId ? t('order') : t('orders')}
      </ButtonLink>
      {!isPayable && !children && (
        <ButtonLink variant="secondary" size="lg" href={route('home')}>
          {t('goOnShopping')}
        </ButtonLink>
      )}
    </div>
  );
}
