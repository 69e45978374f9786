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

/** Tells how the cart is to be paid, and what of it the wallet pays. */
function tell(paymentType: string): void {
  const { view } = useCustomerCart.getState();
  if (!view?.totals) return;
  const { couponCode: coupon, walletToUse } = view.totals;
  track({ name: 'add_payment_info', lines: linesOfCart(view), coupon, paymentType });
  track({ name: 'spend_wallet', amount: walletToUse });
}

/** What the provider knows this device by. Nobody is kept from paying for want of it. */
async function deviceSession({ config }: Pick<StepProps, 'config'>, code: string) {
  const module = paymentModule(code, config);
  return module.kind === 'card' ? module.deviceSession().catch(() => null) : null;
}

/** Saves the payment that was chosen: asks in how many months it can be paid, and goes on (spec 4.2). */
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
