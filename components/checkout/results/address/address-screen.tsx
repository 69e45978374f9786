'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { useRouteParams } from '@/components/shared/use-route-params';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { type AddressAnswer, readAddressLink } from '@/lib/domain/payments/address-check';
import { useTranslation } from '@/lib/i18n/client';
import { order } from '@/lib/queries/orders';
import { getQueryClient } from '@/lib/queries/query-client';
import { transaction, validateAddress } from '@/lib/queries/transactions';
import { route } from '@/lib/routing/routes';
import { PaymentView } from '../payment-view';
import { AddressAnswered } from './address-answered';
import { AddressQuestion } from './address-question';

/** Asks whether an order's address is right. The answer suggested by the link is the first button. */
export function AddressScreen({ customer }: CustomerScreenProps) {
  const { t } = useTranslation('payments');
  const link = readAddressLink(useRouteParams('validate-address'));
  const client = getQueryClient();
  const id = link?.transactionId ?? '';
  const query = useQuery({ ...transaction(customer.id, id), enabled: link !== null }, client);
  const found = query.data?.transaction;
  const { data: bought } = useQuery(
    { ...order(customer.id, found?.orderId ?? ''), enabled: Boolean(found?.orderId) },
    client,
  );
  const telling = useMutation(
    { mutationFn: (answer: AddressAnswer) => validateAddress(id, link?.code ?? '', answer) },
    client,
  );
  if (!link) {
    return (
      <EmptyState
        icon="warning"
        heading="h2"
        title={t('address.broken')}
        text={t('address.brokenText')}
      >
        <a href={route('profile.orders')} className={buttonClass()}>
          {t('orders')}
        </a>
      </EmptyState>
    );
  }
  return (
    <PaymentView query={query}>
      {(answer) =>
        telling.data ? (
          <AddressAnswered
            answer={telling.variables}
            transaction={telling.data.transaction}
            // The link may be older than the payment: the backend's current state counts too.
            wantsPayment={link.isPaymentMissing || telling.data.transaction.isPayable}
          />
        ) : (
          <AddressQuestion
            transaction={answer.transaction}
            order={bought ?? null}
            suggested={link.answer}
            isSending={telling.isPending}
            error={telling.error}
            onAnswer={(said) => telling.isPending || telling.mutate(said)}
          />
        )
      }
    </PaymentView>
  );
}
