import { useQuery } from '@tanstack/react-query';
import { FormattedDate, StatusBadge } from '@/components/account/shared/history';
import { CountdownTimer } from '@/components/browse/home/countdown-timer';
import { useHasPassed } from '@/components/shared/use-has-passed';
import { ButtonLink } from '@/components/ui/button';
import { transactionQuery } from '@/lib/api/transactions';
import { formatKnownPrice } from '@/lib/domain/money';
import {
  getPaymentEnd,
  getPaymentStatusAppearance,
  isAwaitingPayment,
  isOrderStopped,
  isPaymentPending,
} from '@/lib/domain/orders/status';
import type { OrderDetail, OrderPayment } from '@/lib/domain/orders/types';
import { formatPaymentReference, getMethodKind } from '@/lib/domain/payments/payment-method';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

function PaymentCountdown({ utc }: { utc: string }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <p>
        {t('payment.until')}{' '}
        <strong>
          <FormattedDate utc={utc} withTime />
        </strong>{' '}
        <small>{t('payment.zone')}</small>
      </p>
      <CountdownTimer
        endsUtc={utc}
        labels={{
          endsIn: t('payment.left'),
          endsAt: '',
          ended: t('payment.over'),
          hours: t('payment.hours'),
          minutes: t('payment.minutes'),
          seconds: t('payment.seconds'),
        }}
      />
    </>
  );
}

interface OrderPaymentsProps {
  order: OrderDetail;
  customerId: string;
}

export function OrderPayments({ order, customerId }: OrderPaymentsProps) {
  const { t } = useTranslation('orders');
  const { payments, transactionId, methodName, paymentStatus, paymentText } = order;
  const isOver = useHasPassed(getPaymentEnd(payments));
  const isOpen = transactionId !== null && isAwaitingPayment(order);
  // Another way may be left when a code has run out; a voucher ends with its order. The transaction says it.
  const { data: found } = useQuery({
    ...transactionQuery(customerId, transactionId ?? ''),
    enabled: isOpen && isOver,
  });
  const isPayable = isOver ? found?.transaction.isPayable === true : isOpen;
  if (payments.length === 0 && !paymentText && !isOpen) return null;
  return (
    <section className="history-section">
      <h2>{t('payments')}</h2>
      {payments.map((payment) => (
        <Payment key={payment.id} payment={payment} isOrderStopped={isOrderStopped(order.status)} />
      ))}
      {payments.length === 0 && paymentText && (
        <div className="order-payment">
          {methodName && <p>{methodName}</p>}
          <StatusBadge look={getPaymentStatusAppearance(paymentStatus)}>{paymentText}</StatusBadge>
        </div>
      )}
      {isOpen && isPayable && (
        <div className="history-actions mt-4">
          {!isOver && (
            <ButtonLink href={route('pending-payment', { transactionId })}>
              {t('payment.finish')}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" href={route('cart-payment', { transactionId })}>
            {t('payment.otherwise')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

interface PaymentProps {
  payment: OrderPayment;
  /** Whether the whole order failed. Otherwise another payment pays it, or still can. */
  isOrderStopped: boolean;
}

function Payment({ payment, isOrderStopped: isStopped }: PaymentProps) {
  const { t } = useTranslation('orders');
  const { methodText, status, statusText, months, paidUtc } = payment;
  const amount = formatKnownPrice(payment.amount);
  return (
    <div className="order-payment">
      <p>
        <strong>{methodText}</strong>
        {[amount, months > 1 && t('payment.months', { count: months })]
          .filter(Boolean)
          .map((fact) => ` · ${fact}`)}
      </p>
      <p>
        <StatusBadge look={getPaymentStatusAppearance(status)}>
          {status === 'failed' && !isStopped ? t('payment.notCharged') : statusText}
        </StatusBadge>
      </p>
      {paidUtc && (
        <p className="history-soft">
          {t('payment.paid')} <FormattedDate utc={paidUtc} withTime />
        </p>
      )}
      <PaymentInstructions payment={payment} amount={amount} isOrderStopped={isStopped} />
    </div>
  );
}

/** What the customer must do to complete the payment. */
function PaymentInstructions({
  payment,
  amount,
  isOrderStopped: isStopped,
}: PaymentProps & { amount: string | null }) {
  const { t } = useTranslation('orders');
  const isOver = useHasPassed(payment.expiresUtc);
  if (payment.status === 'failed') {
    return <p className="history-soft">{t(isStopped ? 'payment.failed' : 'payment.failedOpen')}</p>;
  }
  if (!isPaymentPending(payment.status)) return null;
  if (isOver) return <p className="note note-warn">{t('payment.over')}</p>;
  const { reference, expiresUtc, methodText: method } = payment;
  const pending =
    amount && method ? t('payment.pending', { amount, method }) : t('payment.pendingPlain');
  const isCash = getMethodKind(payment.methodCode) === 'cash';
  const voucher = amount ? t('payment.voucher', { amount }) : t('payment.voucherPlain');
  return (
    <div className="note note-warn">
      <p>{isCash && reference !== null ? voucher : pending}</p>
      {reference !== null && (
        <p>
          {t('payment.reference')}
          <span className="order-reference">{formatPaymentReference(reference)}</span>
        </p>
      )}
      {expiresUtc && <PaymentCountdown utc={expiresUtc} />}
    </div>
  );
}
