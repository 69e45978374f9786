import { useMutation } from '@tanstack/react-query';
import { track } from '@/lib/analytics/track';
import { describeError } from '@/lib/api/error-catalogue';
import { savePayment } from '@/lib/domain/checkout/monthly';
import { flowOf } from '@/lib/domain/checkout/steps';
import { paymentModule } from '@/lib/payments/registry';
import { askMonthlyOptions } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import { useCustomerCart } from '@/stores/cart/customer-cart-store';
import { linesOfCart } from '@/stores/flows/cart/lines-of-cart';
import { notify } from '@/stores/interface/toast-store';
import type { StepProps } from '../step-props';

/** Reports the payment method and the wallet amount to analytics. */
function tell(paymentType: string): void {
  const { view } = useCustomerCart.getState();
  if (!view?.totals) return;
  const { couponCode: coupon, walletToUse } = view.totals;
  track({ name: 'add_payment_info', lines: linesOfCart(view), coupon, paymentType });
  track({ name: 'spend_wallet', amount: walletToUse });
}

/** The provider's id of this device; null when there is none, since paying works without it. */
async function deviceSession({ config }: Pick<StepProps, 'config'>, code: string) {
  const module = paymentModule(code, config);
  return module.kind === 'card' ? module.deviceSession().catch(() => null) : null;
}

/** Saves the chosen payment: fetches its monthly plans, and completes the step (spec 4.2). */
export function useSavePayment(props: StepProps) {
  const { store, transactionId, goOn } = props;
  return useMutation(
    {
      mutationFn: async (isReady: () => Promise<boolean>) => {
        if (!(await isReady())) return false;
        const { paymentMethodCode, paymentTokenizable } = store.getState();
        const methodCode = paymentMethodCode ?? '';
        const paying = { methodCode, tokenizableId: paymentTokenizable?.id ?? null };
        const [options, deviceSessionId] = await Promise.all([
          askMonthlyOptions(paying, transactionId),
          deviceSession(props, methodCode),
        ]);
        store
          .getState()
          .apply((data) =>
            savePayment({ ...data, deviceSessionId }, options, flowOf(transactionId)),
          );
        if (transactionId === null) tell(methodCode);
        return true;
      },
      onSuccess: (isSaved) => {
        if (isSaved) goOn();
      },
      onError: (error) => notify(describeError(error, { operation: 'payment' })),
    },
    getQueryClient(),
  );
}
