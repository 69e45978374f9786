import { Icon } from '@/components/ui/icon';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import type { StepProps } from '../step-props';
import { SummaryAmounts } from './summary-amounts';
import { SummaryLines } from './summary-lines';
import { useOptimisticTotals } from './use-optimistic-totals';

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
