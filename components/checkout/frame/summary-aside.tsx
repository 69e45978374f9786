import { isInsured, withInsurance } from '@/lib/domain/checkout/insurance';
import type { PurchaseProps, StepProps } from '../step-props';
import { useCheckoutTotals } from '../use-checkout-totals';
import { SummaryAmounts } from './summary-amounts';
import { SummaryLines } from './summary-lines';
import { SummaryPanel } from './summary-panel';

/** The server's totals, with the chosen insurance also before the server knows it. */
function useOptimisticTotals(props: PurchaseProps) {
  const { data, isPlaceholderData, isError, refetch } = useCheckoutTotals(props);
  const state = props.store();
  const isWanted = !state.isDigital && isInsured(state, data);
  const totals = data && props.transactionId === null ? withInsurance(data, isWanted) : data;
  return { totals, isStale: isPlaceholderData, isFailed: isError && !data, retry: refetch };
}

/** The order summary of a step. */
export function SummaryAside({ isFolded, ...props }: StepProps & { isFolded: boolean }) {
  const { totals, isStale, isFailed, retry } = useOptimisticTotals(props);
  return (
    <SummaryPanel amount={totals?.amountDue} isFolded={isFolded}>
      <SummaryLines customerId={props.customer.id} transactionId={props.transactionId} />
      <SummaryAmounts
        {...props}
        totals={totals}
        isStale={isStale}
        isFailed={isFailed}
        retry={retry}
      />
    </SummaryPanel>
  );
}
