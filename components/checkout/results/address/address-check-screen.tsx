'use client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormError } from '@/components/forms/form';
import { customerScreen, useRouteParams } from '@/components/shared/customer-screen';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { answerAddressCheck, type Transaction, transactionQuery } from '@/lib/api/transactions';
import { formatKnownPrice } from '@/lib/domain/money';
import {
  type AddressCheckAnswer,
  parseAddressCheckLink,
} from '@/lib/domain/payments/address-check';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { orderHref } from '@/lib/routing/payment-href';
import { route } from '@/lib/routing/routes';
import { PaymentHero, PaymentQueryView, PlaceLines } from '../payment-parts';
import { useTransactionOrder } from '../payment-screen';

/** Asks whether an order's address is right. The answer suggested by the link is the first button. */
export const AddressCheckScreen = customerScreen(['payments'], function AddressCheck({ customer }) {
  const { t } = useTranslation('payments');
  const link = parseAddressCheckLink(useRouteParams('validate-address'));
  const id = link?.transactionId ?? '';
  const query = useQuery({ ...transactionQuery(customer.id, id), enabled: link !== null });
  const { data: order } = useTransactionOrder(customer.id, query.data?.transaction);
  const validation = useMutation({
    mutationFn: (answer: AddressCheckAnswer) =>
      answerAddressCheck(browserClient, { transactionId: id, code: link?.code ?? '', answer }),
  });
  const answers = link?.answer === 'no' ? (['no', 'yes'] as const) : (['yes', 'no'] as const);
  if (!link) {
    return (
      <EmptyState
        icon="warning"
        heading="h2"
        title={t('address.broken')}
        text={t('address.brokenText')}
      >
        <ButtonLink href={route('profile.orders')}>{t('orders')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <PaymentQueryView query={query}>
      {({ transaction }) =>
        validation.data ? (
          <AddressCheckResult
            answer={validation.variables}
            transaction={validation.data.transaction}
            // The link may be older than the payment: the backend's current state counts too.
            isPaymentExpected={link.isPaymentMissing || validation.data.transaction.isPayable}
          />
        ) : (
          <section className="payment-section">
            <h2>{t('address.question', { folio: transaction.orderFolio })}</h2>
            {order?.address && (
              <PlaceLines
                name={order.address.recipient}
                lines={[...order.address.lines, order.address.references].filter(Boolean)}
              />
            )}
            {/* Opening the link is no answer, since mail programs open links too. */}
            <div className="payment-actions">
              {answers.map((answer) => (
                <Button
                  key={answer}
                  variant={answer === answers[0] ? 'primary' : 'secondary'}
                  size="lg"
                  isBusy={validation.isPending}
                  onClick={() => validation.mutate(answer)}
                >
                  {t(`address.${answer}`)}
                </Button>
              ))}
            </div>
            <FormError text={validation.error ? errorText(validation.error) : null} />
          </section>
        )
      }
    </PaymentQueryView>
  );
});

interface AddressCheckResultProps {
  answer: AddressCheckAnswer;
  transaction: Transaction;
  isPaymentExpected: boolean;
}

/** Confirms the answer, with a link to pay, or to the chat to correct the address. */
function AddressCheckResult({ answer, transaction, isPaymentExpected }: AddressCheckResultProps) {
  const { t } = useTranslation('payments');
  const { transactionId, orderId, isPayable } = transaction;
  const amount = formatKnownPrice(transaction.amountDue);
  const isRight = answer === 'yes';
  const pays = isRight && isPaymentExpected && isPayable;
  const payText = amount ? t('address.pay', { amount }) : t('address.payPlain');
  return (
    <>
      <PaymentHero
        tone={isRight ? 'done' : 'waiting'}
        icon={isRight ? 'check' : 'info'}
        title={t(`address.${answer}Done`)}
      >
        <p>{pays ? payText : t(`address.${answer}Text`)}</p>
      </PaymentHero>
      <div className="payment-actions">
        {pays && (
          <ButtonLink size="lg" href={route('cart-payment', { transactionId })}>
            {t('address.payLink')}
          </ButtonLink>
        )}
        {orderId && !isRight && hasFeature('order-chat') && (
          <ButtonLink size="lg" href={route('profile.order.chat', { id: orderId })}>
            {t('address.chat')}
          </ButtonLink>
        )}
        <ButtonLink
          variant={pays || !isRight ? 'secondary' : 'primary'}
          size="lg"
          href={orderHref(orderId)}
        >
          {t('order')}
        </ButtonLink>
      </div>
    </>
  );
}
