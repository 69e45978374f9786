import type { Transaction } from '@/lib/domain/checkout/types';
import { formatPrice } from '@/lib/domain/money';
import type { Stop } from '@/lib/domain/payments/stage';
import { useTranslation } from '@/lib/i18n/client';
import { Facts } from './facts';
import { PaymentHero } from './payment-hero';
import { WayOut } from './way-out';

interface StoppedPaymentProps {
  stop: Stop;
  transaction: Transaction;
}

/** A payment that failed, expired or was cancelled: the reason, and what the customer can do. */
export function StoppedPayment({ stop, transaction }: StoppedPaymentProps) {
  const { t } = useTranslation('payments');
  const { isPayable, message, orderFolio, amountDue } = transaction;
  return (
    <>
      <PaymentHero
        tone="stopped"
        icon={stop === 'expired' ? 'clock' : 'close'}
        title={t(isPayable ? `stopped.${stop}` : 'stopped.order')}
      >
        {message && <p>{message}</p>}
        <p>{t(isPayable ? 'stopped.payable' : 'stopped.over')}</p>
      </PaymentHero>
      <Facts
        rows={[
          [t('folio'), orderFolio],
          [t('amountDue'), isPayable && <strong key="due">{formatPrice(amountDue)}</strong>],
        ]}
      />
      <WayOut transaction={transaction} />
    </>
  );
}
