import { isInsured, withInsurance } from '@/lib/domain/checkout/insurance';
import { isPickupWithoutStore, withoutDelivery } from '@/lib/domain/checkout/pickup';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import { useIsDeliveryPending } from '@/stores/flows/checkout/save-delivery';
import type { PurchaseProps, StepProps } from '../step-props';
import { useCheckoutPrice, useCheckoutTotals } from '../use-checkout-totals';
import { SummaryAmounts } from './summary-amounts';
import { SummaryLines } from './summary-lines';
import { SummaryPanel } from './summary-panel';

/**
 * The price by the server's totals, with the chosen insurance and pickup also before the server knows them.
 */
function useOptimisticPrice(props: PurchaseProps) {
  const { data, isFetching, isPlaceholderData, isError, refetch } = useCheckoutTotals(props);
  const isSaving = useIsDeliveryPending(props.customer.id);
  const state = props.store();
  const isUnsaved = state.isShipping === false && (isSaving || isFetching);
  const isCollected = isPickupWithoutStore(state) || (state.steps.payment.isCompleted && isUnsaved);
  const isWanted = !state.isDigital && isInsured(state, data);
  const choose = (sent: CheckoutTotals) =>
    isCollected ? withoutDelivery(sent) : withInsurance(sent, isWanted);
  const totals = data && props.transactionId === null ? choose(data) : data;
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
