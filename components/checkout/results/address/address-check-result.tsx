import { ButtonLink } from '@/components/ui/button';
import { formatKnownPrice } from '@/lib/domain/money';
import type { AddressCheckAnswer } from '@/lib/domain/payments/address-check';
import type { Transaction } from '@/lib/domain/payments/types';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { PaymentHero } from '../payment-hero';

interface AddressCheckResultProps {
  answer: AddressCheckAnswer;
  transaction: Transaction;
  isPaymentExpected: boolean;
}

/** Confirms the customer's answer, with a link to pay, or to the chat to correct the address. */
export function AddressCheckResult({
  answer,
  transaction,
  isPaymentExpected,
}: AddressCheckResultProps) {
  const { t } = useTranslation('payments');
  const { transactionId, orderId, isPayable } = transaction;
  const amount = formatKnownPrice(transaction.amountDue);
  const pays = answer === 'yes' && isPaymentExpected && isPayable;
  return (
    <>
      <PaymentHero
        tone={answer === 'yes' ? 'done' : 'waiting'}
        icon={answer === 'yes' ? 'check' : 'info'}
        title={t(`address.${answer}Done`)}
      >
        <p>
          {!pays
            ? t(`address.${answer}Text`)
            : amount
              ? t('address.pay', { amount })
              : t('address.payPlain')}
        </p>
      </PaymentHero>
      <div className="payment-actions">
        {pays && (
          <ButtonLink size="lg" href={route('cart-payment', { transactionId })}>
            {t('address.payLink')}
          </ButtonLink>
        )}
        {orderId && answer === 'no' && hasFeature('order-chat') && (
          <ButtonLink size="lg" href={route('profile.order.chat', { id: orderId })}>
            {t('address.chat')}
          </ButtonLink>
        )}
        <ButtonLink
          variant={pays || answer === 'no' ? 'secondary' : 'primary'}
          size="lg"
          href={orderId ? route('profile.order', { id: orderId }) : route('profile.orders')}
        >
          {t('order')}
        </ButtonLink>
      </div>
    </>
  );
}
