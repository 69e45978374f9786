import { useMutation } from '@tanstack/react-query';
import { track } from '@/lib/analytics/track';
import { describeError } from '@/lib/api/error-catalogue';
import { completePaymentStep } from '@/lib/domain/checkout/monthly-plans';
import { getCheckoutFlow } from '@/lib/domain/checkout/steps';
import { getPaymentModule } from '@/lib/payments/registry';
import { fetchMonthlyOptions } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import { useCustomerCartStore } from '@/stores/cart/customer-cart-store';
import { getCartLines } from '@/stores/flows/cart/get-cart-lines';
import { notify } from '@/stores/interface/toast-store';
import type { StepProps } from '../step-props';

/** Reports the payment method and the wallet amount to analytics. */
function trackPaymentInfo(paymentType: string): void {
  const { view } = useCustomerCartStore.getState();
  if (!view?.totals) return;
  const { couponCode: coupon, walletToUse } = view.totals;
  track({ name: 'add_payment_info', lines: getCartLines(view), coupon, paymentType });
  track({ name: 'spend_wallet', amount: walletToUse });
}

/** The provider's id of this device; null when there is none, since paying works without it. */
async function getDeviceSession({ config }: Pick<StepProps, 'config'>, code: string) {
  const module = getPaymentModule(code, config);
  return module.kind === 'card' ? module.createDeviceSession().catch(() => null) : null;
}

/** Saves the chosen payment: fetches its monthly plans, and completes the step (spec 4.2). */
export function useSavePayment(props: StepProps) {
  const { store, transactionId, onComplete } = props;
  return useMutation(
    {
      mutationFn: async (isReady: () => Promise<boolean>) => {
        if (!(await isReady())) return false;
        const { paymentMethodCode, paymentTokenizable } = store.getState();
        const methodCode = paymentMethodCode ?? '';
        const paying = { methodCode, tokenizableId: paymentTokenizable?.id ?? null };
        const [options, deviceSessionId] = await Promise.all([
          fetchMonthlyOptions(paying, transactionId),
          getDeviceSession(props, methodCode),
        ]);
        store
          .getState()
          .update((data) =>
            completePaymentStep(
              { ...data, deviceSessionId },
              options,
              getCheckoutFlow(transactionId),
            ),
          );
        if (transactionId === null) trackPaymentInfo(methodCode);
        return true;
      },
      onSuccess: (isSaved) => {
        if (isSaved) onComplete();
      },
      onError: (error) => notify(describeError(error, { operation: 'payment' })),
    },
    getQueryClient(),
  );
}
