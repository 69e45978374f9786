import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { FormattedDate, HistorySection, StatusBadge } from '@/components/account/shared/history';
import { Barcode } from '@/components/shared/barcode';
import { useHasPassed } from '@/components/shared/use-has-passed';
import { ButtonLink } from '@/components/ui/button';
import { everySecond, serverNow } from '@/lib/api/client/server-clock';
import type { OrderDetail, OrderPayment } from '@/lib/api/orders';
import { transactionPaymentQuery, transactionQuery } from '@/lib/api/transactions';
import { getLargestTimeLeft } from '@/lib/domain/countdown';
import { formatKnownPrice } from '@/lib/domain/money';
import {
  getPaymentEnd,
  getPaymentStatusAppearance,
  isAwaitingPayment,
  isOrderStopped,
  isPaymentPending,
} from '@/lib/domain/orders/status';
import {
  formatPaymentReference,
  getProviderPage,
  guessKind,
  type ProviderIds,
} from '@/lib/domain/payments/payment-method';
import { useTranslation } from '@/lib/i18n/client';
import { paymentHref } from '@/lib/routing/payment-href';
import { route } from '@/lib/routing/routes';

const MINUTE = 60_000;
const getMinute = () => Math.floor(serverNow() / MINUTE);

function PaymentDeadline({ utc }: { utc: string }) {
  const { t } = useTranslation('orders');
  const now = useSyncExternalStore(everySecond, getMinute) * MINUTE;
  const left = getLargestTimeLeft(utc, now);
  return (
    <p>
      {left && (
        <strong role="timer" aria-live="off">
          {t(`payment.left.${left.unit}`, { count: left.count })}
        </strong>
      )}{' '}
      {t('payment.until')} <FormattedDate utc={utc} withTime /> {t('payment.zone')}
    </p>
  );
}

interface OrderPaymentsProps {
  order: OrderDetail;
  customerId: string;
  providers: ProviderIds;
}

export function OrderPayments({ order, customerId, providers }: OrderPaymentsProps) {
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
  const pending = payments.find(({ status }) => isPaymentPending(status));
  const hasVoucher = pending && getProviderPage(pending.methodCode, providers) === 'voucher';
  if (payments.length === 0 && !paymentText && !isOpen) return null;
  return (
    <HistorySection title={t('payments')}>
      {payments.map((payment) => (
        <Payment
          key={payment.id}
          payment={payment}
          customerId={isOpen ? customerId : null}
          isOrderStopped={isOrderStopped(order.status)}
        />
      ))}
      {payments.length === 0 && paymentText && (
        <div className="not-first-of-type:mt-4">
          {methodName && <p>{methodName}</p>}
          <StatusBadge look={getPaymentStatusAppearance(paymentStatus)}>{paymentText}</StatusBadge>
        </div>
      )}
      {isOpen && isPayable && (
        <div className="flex flex-wrap gap-3 mt-4">
          {!isOver && (
            <ButtonLink
              href={paymentHref(
                hasVoucher
                  ? { page: 'voucher', paymentId: pending.id }
                  : { page: 'pending', transactionId },
                providers,
              )}
            >
              {t(hasVoucher ? 'payment.see' : 'payment.finish')}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" href={route('cart-payment', { transactionId })}>
            {t('payment.otherwise')}
          </ButtonLink>
        </div>
      )}
    </HistorySection>
  );
}

interface PaymentProps {
  payment: OrderPayment;
  /** Whose payment it is; null when the order has no transaction that could say more of it. */
  customerId: string | null;
  /** Whether the whole order failed. Otherwise another payment pays it, or still can. */
  isOrderStopped: boolean;
}

function Payment(props: PaymentProps) {
  const { t } = useTranslation('orders');
  const { payment, isOrderStopped: isStopped } = props;
  const { methodText, status, statusText, months, paidUtc } = payment;
  const amount = formatKnownPrice(payment.amount);
  return (
    <div className="not-first-of-type:mt-4">
      <p>
        <strong>{methodText}</strong>
        {[amount, months > 1 && t('payment.months', { count: months })]
          .filter(Boolean)
          .map((fact) => ` · ${fact}`)}
      </p>
      {!isPaymentPending(status) && (
        <p>
          <StatusBadge look={getPaymentStatusAppearance(status)}>
            {status === 'failed' && !isStopped ? t('payment.notCharged') : statusText}
          </StatusBadge>
        </p>
      )}
      {paidUtc && (
        <p className="history-soft">
          {t('payment.paid')} <FormattedDate utc={paidUtc} withTime />
        </p>
      )}
      <PaymentInstructions {...props} amount={amount} />
    </div>
  );
}

function PaymentInstructions(props: PaymentProps & { amount: string | null }) {
  const { payment, customerId, amount, isOrderStopped: isStopped } = props;
  const { t } = useTranslation('orders');
  const isOver = useHasPassed(payment.expiresUtc);
  const isCash = guessKind(payment.methodCode) === 'cash';
  const isWaiting = isPaymentPending(payment.status) && !isOver;
  // Only the voucher's payment says what its barcode is.
  const { data: voucher } = useQuery({
    ...transactionPaymentQuery(customerId ?? '', payment.id),
    enabled: customerId !== null && isCash && isWaiting,
  });
  if (payment.status === 'failed') {
    return <p className="history-soft">{t(isStopped ? 'payment.failed' : 'payment.failedOpen')}</p>;
  }
  if (!isPaymentPending(payment.status)) return null;
  if (isOver) return <p className="note note-warn mt-3 max-w-144">{t('payment.over')}</p>;
  const { reference, expiresUtc, methodText: method } = payment;
  const pending =
    amount && method ? t('payment.pending', { amount, method }) : t('payment.pendingPlain');
  const atCounter = amount ? t('payment.voucher', { amount }) : t('payment.voucherPlain');
  return (
    <div className="note note-warn mt-3 grid max-w-144 gap-3">
      {reference !== null && (
        <p>
          {t('payment.reference')}
          <span className="order-reference">{formatPaymentReference(reference)}</span>
        </p>
      )}
      {voucher?.barcode && <Barcode text={voucher.barcode} label={t('payment.barcode')} />}
      {expiresUtc && <PaymentDeadline utc={expiresUtc} />}
      <p>{isCash && reference !== null ? atCounter : pending}</p>
    </div>
  );
}
