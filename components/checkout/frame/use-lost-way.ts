import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { NOTICE_DURATION } from '@/lib/api/error-catalogue';
import { useTranslation } from '@/lib/i18n/client';
import { notify } from '@/stores/interface/toast-store';

/**
 * Leads to where the checkout has to begin. Whoever was in the midst of it is told why: the cart changed under it.
 * @param to address; null while this step may be taken, undefined until that is known
 */
export function useLostWay(to: string | null | undefined, isOfCart: boolean): void {
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
      notify({ type: 'warning', title, text, duration: NOTICE_DURATION.long });
    }
    wasAllowed.current = false;
    router.replace(to);
  }, [to, isOfCart, router, title, text]);
}
