import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '@/components/shared/query-view';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useTranslation } from '@/lib/i18n/client';
import { getQueryClient } from '@/lib/queries/query-client';
import { transaction } from '@/lib/queries/transactions';
import { route } from '@/lib/routing/routes';

interface PayableOnlyProps {
  customerId: string;
  /** Null on the way from the cart, where nothing is placed yet. */
  transactionId: string | null;
  /** It is being paid: what it says now is nothing to act on. */
  isHeld: boolean;
  children: ReactNode;
}

/** Shows the payment of an order that is the customer's and can still be paid; of others it says what they are. */
export function PayableOnly({ transactionId, children, ...props }: PayableOnlyProps) {
  if (transactionId === null) return children;
  return (
    <OfTransaction {...props} transactionId={transactionId}>
      {children}
    </OfTransaction>
  );
}

type OfTransactionProps = PayableOnlyProps & { transactionId: string };

function OfTransaction({ customerId, transactionId, isHeld, children }: OfTransactionProps) {
  const { t } = useTranslation('checkout');
  const query = useQuery(transaction(customerId, transactionId), getQueryClient());
  return (
    <QueryView query={query} skeleton={<div className="skeleton h-96" />}>
      {({ transaction: { isPayable, orderId } }) =>
        isPayable || isHeld ? (
          children
        ) : (
          <EmptyState
            icon="check"
            heading="h2"
            title={t('frame.notPayable')}
            text={t('frame.notPayableText')}
          >
            <a
              href={orderId ? route('profile.order', { id: orderId }) : route('profile.orders')}
              className={buttonClass()}
            >
              {t('frame.toOrder')}
            </a>
          </EmptyState>
        )
      }
    </QueryView>
  );
}
