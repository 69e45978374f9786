import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { transactionQuery } from '@/lib/api/transactions';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

interface PayableTransactionGuardProps {
  customerId: string;
  transactionId: string;
  /** True while the payment is being sent: the step stays on screen even if the order stops being payable. */
  isNavigationLocked: boolean;
  children: ReactNode;
}

/** Shows the steps only while the customer's order can still be paid, else a link to the order. */
export function PayableTransactionGuard(props: PayableTransactionGuardProps) {
  const { customerId, transactionId, isNavigationLocked, children } = props;
  const { t } = useTranslation('checkout');
  const query = useQuery(transactionQuery(customerId, transactionId));
  return (
    <QueryView
      query={query}
      skeleton={<div className="skeleton h-96" />}
      notFound={{ list: 'profile.orders' }}
    >
      {({ transaction: { isPayable, orderId } }) =>
        isPayable || isNavigationLocked ? (
          children
        ) : (
          <EmptyState
            icon="check"
            heading="h2"
            title={t('frame.notPayable')}
            text={t('frame.notPayableText')}
          >
            <ButtonLink
              href={orderId ? route('profile.order', { id: orderId }) : route('profile.orders')}
            >
              {t('frame.toOrder')}
            </ButtonLink>
          </EmptyState>
        )
      }
    </QueryView>
  );
}
