import { useMutation } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/client/browser-client';
import { describeError } from '@/lib/api/client/error-catalogue';
import { readMonthlyOptions } from '@/lib/api/monthly-options';
import { completePaymentStep } from '@/lib/domain/checkout/monthly-plans';
import { toPaymentSelection } from '@/lib/domain/checkout/payment-selection';
import { getCheckoutFlow } from '@/lib/domain/checkout/steps';
import { createDeviceSession } from '@/stores/flows/checkout/device-session';
import {
  trackPaymentInfo,
  trackTransactionPaymentInfo,
} from '@/stores/flows/checkout/track-payment-info';
import { notifyFailure } from '@/stores/interface/notify-failure';
import type { StepProps } from '../step-props';

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
      else void trackTransactionPaymentInfo(transactionId, store.getState());
      return true;
    },
    onSuccess: (isSaved) => {
      if (isSaved) onComplete();
    },
    onError: (error) => notifyFailure(error, describeError(error, { operation: 'payment' })),
  });
}
