import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { buttonClass } from '@/components/ui/button';
import { track } from '@/lib/analytics/track';
import { NOTICE_DURATION } from '@/lib/api/error-catalogue';
import { ownCheckout } from '@/lib/domain/checkout/state';
import { completeStep } from '@/lib/domain/checkout/steps';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useCustomerCart } from '@/stores/cart/customer-cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { linesOfCart } from '@/stores/flows/cart/lines-of-cart';
import { fingerprintLines, followCart } from '@/stores/flows/checkout/reset-checkout';
import { notify } from '@/stores/interface/toast-store';

interface ContinueButtonProps {
  isChanging: boolean;
  /** Called when the navigation to the payment starts. */
  onGo?: () => void;
  className?: string;
}

/** Goes from a customer's cart to the payment. The cart is the first step of the checkout. */
export function ContinueButton({ isChanging, onGo, className }: ContinueButtonProps) {
  const { t } = useTranslation('cart');
  const router = useRouter();
  // Further presses are ignored until the payment page is shown.
  const [isGoing, start] = useTransition();
  const go = () => {
    const { view } = useCustomerCart.getState();
    const customerId = view?.customerId ?? null;
    if (isChanging || isGoing || !view || customerId === null) return;
    if (view.states.some(({ stock }) => stock !== 'enough')) {
      const [title, text] = [t('pay.short'), t('pay.shortText')];
      notify({ type: 'warning', title, text, duration: NOTICE_DURATION.long });
      return;
    }
    const lines = linesOfCart(view);
    const { apply } = useCheckoutStore.getState();
    apply((data) => ownCheckout(data, customerId));
    followCart(fingerprintLines(lines));
    apply((data) => ({ ...data, steps: completeStep(data.steps, 'detail') }));
    track({ name: 'begin_checkout', lines, coupon: view.totals?.couponCode ?? null });
    start(() => router.push(route('cart-payment')));
    onGo?.();
  };
  return (
    <button
      type="button"
      onClick={go}
      aria-disabled={isChanging || isGoing}
      className={buttonClass('primary', 'lg', className)}
    >
      {t('pay.continue')}
    </button>
  );
}
