import { FactList } from '@/components/ui/fact-list';
import { formatKnownPrice } from '@/lib/domain/money';
import type { FailedPaymentStatus } from '@/lib/domain/payments/payment-page';
import type { Transaction } from '@/lib/domain/payments/types';
import { useTranslation } from '@/lib/i18n/client';
import { PaymentHero } from './payment-hero';
import { UnpaidOrderActions } from './unpaid-order-actions';

interface FailedPaymentProps {
  status: FailedPaymentStatus;
  transaction: Transaction;
}

/** A payment that failed, expired or was cancelled: the reason, and what the customer can do. */
export function FailedPayment({ status, transaction }: FailedPaymentProps) {
  const { t } = useTranslation('payments');
  const { isPayable, message, orderFolio } = transaction;
  const due = formatKnownPrice(transaction.amountDue);
  return (
    <>
      <PaymentHero
        tone="stopped"
        icon={status === 'expired' ? 'clock' : 'close'}
        title={t(isPayable ? `stopped.${status}` : 'stopped.order')}
      >
        {message && <p>{message}</p>}
        <p>{t(isPayable ? 'stopped.payable' : 'stopped.over')}</p>
      </PaymentHero>
      <FactList
        className="payment-facts"
        rows={[
          [t('folio'), orderFolio],
          [t('amountDue'), isPayable && due && <strong key="due">{due}</strong>],
        ]}
      />
      <UnpaidOrderActions transaction={transaction} />
    </>
  );
}
