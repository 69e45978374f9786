'use client';

import { FactList } from '@/components/ui/fact-list';
import { formatKnownPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { ChallengePanel } from '../challenge-panel';
import { PaymentHero } from '../payment-hero';
import { paymentScreen } from '../payment-screen';
import { UnpaidOrderActions } from '../unpaid-order-actions';
import { ProviderPayment } from './provider-payment';

/** A payment with an account. It is approved at the provider, which returns its answer in the URL. */
export const AccountPaymentScreen = paymentScreen(function AccountPaymentScreen(page) {
  const { t } = useTranslation('payments');
  return (
    <ProviderPayment page={page}>
      {(payment) => {
        const amount = formatKnownPrice(payment.amount);
        return (
          <>
            <PaymentHero
              tone="waiting"
              icon="user"
              title={t('account.title', { method: payment.methodName })}
            >
              <p>{t('account.text', { method: payment.methodName })}</p>
            </PaymentHero>
            <FactList
              className="payment-facts"
              rows={[
                [t('folio'), payment.orderFolio],
                [t('toPay'), amount && <strong key="amount">{amount}</strong>],
              ]}
            />
            {payment.status === 'requires_action' ? (
              <ChallengePanel payment={payment} page={page} methodKind="account" />
            ) : (
              <UnpaidOrderActions transaction={{ ...payment, isPayable: true }} />
            )}
          </>
        );
      }}
    </ProviderPayment>
  );
});
