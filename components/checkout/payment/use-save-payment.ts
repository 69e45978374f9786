import { useMutation } from '@tanstack/react-query';
import { track } from '@/lib/analytics/track';
import { browserClient } from '@/lib/api/browser-client';
import { readMonthlyOptions } from '@/lib/api/calls/checkout';
import { describeError } from '@/lib/api/error-catalogue';
import { completePaymentStep } from '@/lib/domain/checkout/monthly-plans';
import { toPaymentSelection } from '@/lib/domain/checkout/payment-selection';
import { getCheckoutFlow } from '@/lib/domain/checkout/steps';
import { getCustomerCartView } from '@/stores/cart/customer-cart-store';
import { getCartLines } from '@/stores/flows/cart/get-cart-lines';
import { createDeviceSession } from '@/stores/flows/checkout/device-session';
import { notify } from '@/stores/interface/toast-store';
import type { StepProps } from '../step-props';

/** Reports the payment method and the wallet amount to analytics. */
function trackPaymentInfo(paymentType: string): void {
  const view = getCustomerCartView();
  if (!view?.totals) return;
  const { couponCode: coupon, walletToUse } = view.totals;
  track({ name: 'add_payment_info', lines: getCartLines(view), coupon, paymentType });
  track({ name: 'spend_wallet', amount: walletToUse });
}

/** Saves the chosen payment: fetches its monthly plans, and completes the step (spec 4.2). */
export function useSavePayment({ store, transactionId, config, onComplete }: StepProps) {
  return useMutation({
    mutationFn: async (isReady: () => Promise<boolean>) => {
      if (!(await isReady())) return false;
      const payment = toPaymentSelection(store.getState());
      if (!payment?.methodCode) return false;
      const { methodCode } = payment;
      const [options, deviceSessionId] = await Promise.all([
        readMonthlyOptions(browserClient, { payment, transactionId }),
        createDeviceSession(methodCode, config),
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
  });
}
