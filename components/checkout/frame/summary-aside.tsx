import { Icon } from '@/components/ui/icon';
import { removeInsurance } from '@/lib/domain/checkout/summary';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import type { StepProps } from '../step-props';
import { useCheckoutTotals } from '../use-checkout-totals';
import { SummaryAmounts } from './summary-amounts';
import { SummaryLines } from './summary-lines';

/** The server's totals, with a removed insurance already subtracted before the server confirms it. */
function useOptimisticTotals(props: Pick<StepProps, 'customer' | 'transactionId' | 'store'>) {
  const { data, isPlaceholderData, isError, refetch } = useCheckoutTotals(props);
  const isInsured = props.store((state) => state.hasShippingInsurance);
  const isOffered = props.transactionId === null;
  const totals = data && !isInsured && isOffered ? removeInsurance(data) : data;
  return { totals, isStale: isPlaceholderData, isFailed: isError && !data, retry: refetch };
}

/** The order summary: beside the step on wide screens, collapsed above it on narrow ones. */
export function SummaryAside({ isFolded, ...props }: StepProps & { isFolded: boolean }) {
  const { t } = useTranslation('checkout');
  const { totals, isStale, isFailed, retry } = useOptimisticTotals(props);
  const content = (
    <>
      <SummaryLines customerId={props.customer.id} transactionId={props.transactionId} />
      <SummaryAmounts
        {...props}
        totals={totals}
        isStale={isStale}
        isFailed={isFailed}
        retry={retry}
      />
    </>
  );
  return (
    <aside aria-label={t('frame.summary')} className="checkout-aside">
      {/* Screen readers hear a new total even while the summary is collapsed. */}
      <p role="status" className="visually-hidden">
        {totals && t('frame.now', { amount: formatPrice(totals.amountDue) })}
      </p>
      {isFolded ? (
        <details>
          <summary>
            <Icon name="cart" />
            <span className="flex-1">{t('frame.summaryShort')}</span>
            <strong>{totals ? formatPrice(totals.amountDue) : '…'}</strong>
            <Icon name="chevron-down" className="checkout-fold" />
          </summary>
          {content}
        </details>
      ) : (
        <>
          <h2>{t('frame.summary')}</h2>
          {content}
        </>
      )}
    </aside>
  );
}
