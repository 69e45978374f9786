import { Icon } from '@/components/ui/icon';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import type { StepProps } from '../checkout-flow';
import { SummaryAmounts } from './summary-amounts';
import { SummaryLines } from './summary-lines';
import { useShownTotals } from './use-shown-totals';

/** What is bought and what it comes to: beside the step, on narrow screens folded above it. */
export function SummaryAside(props: StepProps) {
  const { t } = useTranslation('checkout');
  const isWide = useMediaQuery('(width >= 992px)');
  const { totals, isOld, isFailed, retry } = useShownTotals(props);
  const content = (
    <>
      <SummaryLines customerId={props.customer.id} transactionId={props.transactionId} />
      <SummaryAmounts {...props} totals={totals} isOld={isOld} isFailed={isFailed} retry={retry} />
    </>
  );
  return (
    <aside aria-label={t('frame.summary')} className="checkout-aside">
      {isWide ? (
        <>
          <h2>{t('frame.summary')}</h2>
          {content}
        </>
      ) : (
        <details>
          <summary>
            <Icon name="cart" />
            <span className="flex-1">{t('frame.summary')}</span>
            <strong>{totals ? formatPrice(totals.amountDue) : '…'}</strong>
            <Icon name="chevron-down" className="checkout-fold" />
          </summary>
          {content}
        </details>
      )}
    </aside>
  );
}
