import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { notify } from '@/stores/interface/toast-store';

/**
 * Redirects to the step where the checkout has to start. If this step was open before, a notice says that the cart
 * changed meanwhile.
 * @param to URL of that step; null while the current step is allowed, undefined until that is known
 */
export function useStepRedirect(to: string | null | undefined, isOfCart: boolean): void {
  const { t } = useTranslation('checkout');
  const router = useRouter();
  const wasAllowed = useRef(false);
  const [title, text] = [t('cartChanged.title'), t('cartChanged.text')];
  useEffect(() => {
    if (to === undefined) return;
    if (to === null) {
      wasAllowed.current = true;
      return;
    }
    if (wasAllowed.current && isOfCart) {
      notify({ type: 'warning', title, text, duration: TOAST_DURATION.long });
    }
    wasAllowed.current = false;
    router.replace(to);
  }, [to, isOfCart, router, title, text]);
}
