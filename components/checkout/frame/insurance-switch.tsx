import { useMutation } from '@tanstack/react-query';
import { describeError } from '@/lib/api/error-catalogue';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { checkoutKey, storeShipping } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import { notify } from '@/stores/toast-store';
import type { StepProps } from '../checkout-flow';

interface InsuranceSwitchProps extends Pick<StepProps, 'customer' | 'transactionId' | 'store'> {
  totals: CheckoutTotals;
}

/** Takes the insurance off, or back on, with one click; what it costs stands beside it. */
export function InsuranceSwitch({ customer, transactionId, store, totals }: InsuranceSwitchProps) {
  const { t } = useTranslation('checkout');
  const isInsured = store((state) => state.hasShippingInsurance);
  const isPickup = store((state) => state.isShipping === false);
  const change = useMutation(
    {
      mutationFn: async (isWanted: boolean) => {
        store.getState().setShippingInsurance(isWanted);
        const state = store.getState();
        // Until a delivery is chosen there is nothing to tell the server.
        if (!state.steps.shipment.isCompleted || !state.isShipping) return;
        await storeShipping(state);
        await getQueryClient().invalidateQueries({ queryKey: checkoutKey(customer.id) });
      },
      onError: (error, isWanted) => {
        store.getState().setShippingInsurance(!isWanted);
        notify(describeError(error, { operation: 'shipment' }));
      },
    },
    getQueryClient(),
  );
  if (transactionId !== null || isPickup) return null;
  const price = formatPrice(totals.insurance || totals.insuranceOffer);
  return (
    <div className="checkout-insurance">
      <p>{t(isInsured ? 'frame.insuranceOn' : 'frame.insuranceOff', { price })}</p>
      <button
        type="button"
        className="link-button"
        aria-disabled={change.isPending}
        onClick={() => change.isPending || change.mutate(!isInsured)}
      >
        {t(isInsured ? 'frame.insuranceRemove' : 'frame.insuranceAdd')}
      </button>
    </div>
  );
}
