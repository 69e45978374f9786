import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { track } from '@/lib/analytics/track';
import { resetIfCustomerChanged } from '@/lib/domain/checkout/state';
import { completeStep, getNextStep, STEP_DETAILS } from '@/lib/domain/checkout/steps';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { getCustomerCartView } from '@/stores/cart/customer-cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { getCartLines } from '@/stores/flows/cart/get-cart-lines';
import { syncCheckoutWithCart, toFingerprintLines } from '@/stores/flows/checkout/sync-checkout';
import { notify } from '@/stores/interface/toast-store';

interface CustomerCheckoutButtonProps {
  isChanging: boolean;
  /** Called when the navigation to the next step starts. */
  onContinue?: (href: string) => void;
  className?: string;
}

/** Goes from a customer's cart to the payment. The cart is the first step of the checkout. */
export function CustomerCheckoutButton({
  isChanging,
  onContinue,
  className,
}: CustomerCheckoutButtonProps) {
  const { t } = useTranslation('cart');
  const router = useRouter();
  // Further presses are ignored until the payment page is shown.
  const [isGoing, start] = useTransition();
  const go = () => {
    const view = getCustomerCartView();
    const customerId = view?.customerId ?? null;
    if (!view || customerId === null) return;
    const isShort =
      view.states.some(({ stock }) => stock !== 'enough') ||
      view.assemblies.some(({ assembly, maxQty }) => maxQty < assembly.qty);
    if (isShort) {
      const [title, text] = [t('pay.short'), t('pay.shortText')];
      notify({ type: 'warning', title, text, duration: TOAST_DURATION.long });
      return;
    }
    const lines = getCartLines(view);
    const { update } = useCheckoutStore.getState();
    update((data) => resetIfCustomerChanged(data, customerId));
    syncCheckoutWithCart(toFingerprintLines(lines));
    update((data) => ({ ...data, steps: completeStep(data.steps, 'detail') }));
    track({ name: 'begin_checkout', lines, coupon: view.totals?.couponCode ?? null });
    // A checkout that was interrupted goes on where something is missing.
    const { steps, hasMonthlyPayment } = useCheckoutStore.getState();
    const next = getNextStep('full', steps, hasMonthlyPayment);
    const href = route(STEP_DETAILS[next].route);
    start(() => router.push(href));
    onContinue?.(href);
  };
  return (
    <Button size="lg" className={className} onClick={go} isBusy={isChanging || isGoing}>
      {t('pay.continue')}
    </Button>
  );
}
