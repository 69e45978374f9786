import { useRouter } from 'next/navigation';
import { buttonClass } from '@/components/ui/button';
import { track } from '@/lib/analytics/track';
import { NOTICE_DURATION } from '@/lib/api/error-catalogue';
import { ownCheckout } from '@/lib/domain/checkout/state';
import { completeStep } from '@/lib/domain/checkout/steps';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routes';
import { useCheckoutStore } from '@/stores/checkout-store';
import { useCustomerCart } from '@/stores/customer-cart-store';
import { fingerprintLines, followCart } from '@/stores/flows/reset-checkout';
import { notify } from '@/stores/toast-store';
import { linesOfCart } from '../lines-of-cart';

/** From the customer's cart to its payment; the cart is the checkout's first step. */
export function ContinueButton({ isChanging }: { isChanging: boolean }) {
  const { t } = useTranslation('cart');
  const router = useRouter();
  const go = () => {
    const { view } = useCustomerCart.getState();
    const customerId = view?.customerId ?? null;
    if (isChanging || !view || customerId === null) return;
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
    router.push(route('cart-payment'));
  };
  return (
    <button
      type="button"
      onClick={go}
      aria-disabled={isChanging}
      className={buttonClass('primary', 'lg', 'mt-4 w-full')}
    >
      {t('pay.continue')}
    </button>
  );
}
