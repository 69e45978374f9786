import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { findPlacedOrder } from '@/stores/flows/checkout/placed-order';
import { notify } from '@/stores/interface/toast-store';

/**
 * Redirects to the step where the checkout has to start. If this step was open before, a notice says that the cart
 * changed meanwhile; if another tab has ordered it, its result is shown instead.
 * @param to URL of that step; null while the current step is allowed, undefined until that is known
 */
export function useStepRedirect(
  to: string | null | undefined,
  { customerId, isOfCart }: { customerId: string; isOfCart: boolean },
): void {
  const { t } = useTranslation('checkout');
  const router = useRouter();
  const wasAllowed = useRef(false);
  const [openedAt] = useState(() => Date.now());
  const [title, text] = [t('cartChanged.title'), t('cartChanged.text')];
  useEffect(() => {
    if (to === undefined) return;
    if (to === null) {
      wasAllowed.current = true;
      return;
    }
    const transactionId = isOfCart ? findPlacedOrder(customerId, openedAt) : null;
    if (transactionId !== null) {
      router.replace(route('pending-payment', { transactionId }));
      return;
    }
    if (wasAllowed.current && isOfCart) {
      notify({ type: 'warning', title, text, duration: TOAST_DURATION.long });
    }
    wasAllowed.current = false;
    router.replace(to);
  }, [to, customerId, isOfCart, openedAt, router, title, text]);
}
