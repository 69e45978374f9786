'use client';
import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query';
import { FormError } from '@/components/forms/form';
import { customerScreen, useRouteParams } from '@/components/shared/customer-screen';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import type { OrderDetail } from '@/lib/api/orders';
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
      {(answer) =>
        validation.data ? (
          <AddressCheckResult
            answer={validation.variables}
            transaction={validation.data.transaction}
            // The link may be older than the payment: the backend's current state counts too.
            isPaymentExpected={link.isPaymentMissing || validation.data.transaction.isPayable}
          />
        ) : (
          <AddressCheckForm
            transaction={answer.transaction}
            order={order}
            suggested={link.answer}
            validation={validation}
          />
        )
      }
    </PaymentQueryView>
  );
});

interface AddressCheckFormProps {
  transaction: Transaction;
  order: OrderDetail | null | undefined;
  suggested: AddressCheckAnswer | null;
  validation: UseMutationResult<unknown, Error, AddressCheckAnswer>;
}

/** Asks with buttons: opening the link is no answer, since mail programs open links too. */
function AddressCheckForm(props: AddressCheckFormProps) {
  const { transaction, order, suggested, validation } = props;
  const { isPending, error, mutate } = validation;
  const { t } = useTranslation('payments');
  const answers: AddressCheckAnswer[] = suggested === 'no' ? ['no', 'yes'] : ['yes', 'no'];
  return (
    <section className="payment-section">
      <h2>{t('address.question', { folio: transaction.orderFolio })}</h2>
      {order?.address && (
        <PlaceLines
          name={order.address.recipient}
          lines={[...order.address.lines, order.address.references].filter(Boolean)}
        />
      )}
      <div className="payment-actions">
        {answers.map((answer, index) => (
          <Button
            variant={index === 0 ? 'primary' : 'secondary'}
            size="lg"
            key={answer}
            isBusy={isPending}
            onClick={() => mutate(answer)}
          >
            {t(`address.${answer}`)}
          </Button>
        ))}
      </div>
      <FormError text={error ? errorText(error) : null} />
    </section>
  );
}

interface AddressCheckResultProps {
  answer: AddressCheckAnswer;
  transaction: Transaction;
  isPaymentExpected: boolean;
}

function AddressCheckResult({ answer, transaction, isPaymentExpected }: AddressCheckResultProps) {
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
          href={orderHref(orderId)}
        >
          {t('order')}
        </ButtonLink>
      </div>
    </>
  );
}
