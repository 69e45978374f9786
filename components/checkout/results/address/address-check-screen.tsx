'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { customerScreen } from '@/components/shared/customer-screen';
import { useRouteParams } from '@/components/shared/use-route-params';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { browserClient } from '@/lib/api/client/browser-client';
import { answerAddressCheck, transactionQuery } from '@/lib/api/transactions';
import {
  type AddressCheckAnswer,
  parseAddressCheckLink,
} from '@/lib/domain/payments/address-check';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useTransactionOrder } from '../../shared/use-transaction-data';
import { PaymentQueryView } from '../payment-query-view';
import { AddressCheckForm } from './address-check-form';
import { AddressCheckResult } from './address-check-result';

/** Asks whether an order's address is right. The answer suggested by the link is the first button. */
export const AddressCheckScreen = customerScreen(
  { texts: ['payments'] },
  function AddressCheckScreen({ customer }) {
    const { t } = useTranslation('payments');
    const link = parseAddressCheckLink(useRouteParams('validate-address'));
    const id = link?.transactionId ?? '';
    const query = useQuery({ ...transactionQuery(customer.id, id), enabled: link !== null });
    const { data: order } = useTransactionOrder(customer.id, query.data?.transaction);
    const validation = useMutation({
      mutationFn: (answer: AddressCheckAnswer) =>
        answerAddressCheck(browserClient, {
          transactionId: id,
          code: link?.code ?? '',
          answer,
        }),
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
              order={order ?? null}
              suggested={link.answer}
              isSending={validation.isPending}
              error={validation.error}
              onAnswer={(given) => validation.isPending || validation.mutate(given)}
            />
          )
        }
      </PaymentQueryView>
    );
  },
);
