import { isInsured, withInsurance } from '@/lib/domain/checkout/insurance';
import type { PurchaseProps, StepProps } from '../step-props';
import { useCheckoutPrice } from '../use-checkout-price';
import { useCheckoutTotals } from '../use-checkout-totals';
import { SummaryAmounts } from './summary-amounts';
import { SummaryLines } from './summary-lines';
import { SummaryPanel } from './summary-panel';

/** The price by the server's totals, with the chosen insurance also before the server knows it. */
function useOptimisticPrice(props: PurchaseProps) {
  const { data, isPlaceholderData, isError, refetch } = useCheckoutTotals(props);
  const state = props.store();
  const isWanted = !state.isDigital && isInsured(state, data);
  const totals = data && props.transactionId === null ? withInsurance(data, isWanted) : data;
  const shown = useCheckoutPrice(props, totals);
  return { shown, isStale: isPlaceholderData, isFailed: isError && !data, retry: refetch };
}

/** The order summary of a step. */
export function SummaryAside({ isFolded, ...props }: StepProps & { isFolded: boolean }) {
  const { shown, isStale, isFailed, retry } = useOptimisticPrice(props);
  return (
    <SummaryPanel amount={shown?.totals.amountDue} isFolded={isFolded}>
      <SummaryLines customerId={props.customer.id} transactionId={props.transactionId} />
      <SummaryAmounts
        {...props}
        shown={shown}
        isStale={isStale}
        isFailed={isFailed}
        retry={retry}
      />
    </SummaryPanel>
  );
}
