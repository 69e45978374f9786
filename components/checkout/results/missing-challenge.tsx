import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import type { TransactionPayment } from '@/lib/domain/payments/types';
import { useTranslation } from '@/lib/i18n/client';
import { transactionPaymentQuery } from '@/lib/queries/transactions';
import type { PaymentScreenProps } from './screen-props';
import { UnpaidOrderActions } from './unpaid-order-actions';

interface MissingChallengeProps {
  payment: TransactionPayment;
  page: PaymentScreenProps;
}

/** The backend requires a challenge but sends no data for it: the customer can ask again or pay in another way. */
export function MissingChallenge({ payment, page }: MissingChallengeProps) {
  const { t } = useTranslation('payments');
  const { refetch, isFetching } = useQuery(transactionPaymentQuery(page.customer.id, payment.id));
  return (
    <>
      <p role="alert">{t('challenge.missing')}</p>
      <UnpaidOrderActions transaction={{ ...payment, isPayable: true }}>
        <Button size="lg" isBusy={isFetching} onClick={() => void refetch()}>
          {t('slow.again')}
        </Button>
      </UnpaidOrderActions>
    </>
  );
}
