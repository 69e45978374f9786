import i18next from 'i18next';
import '@/lib/i18n/client';
import { MAX_COMPARED_PRODUCTS } from '@/lib/domain/product/compare-choice';
import { LOCALE } from '@/lib/i18n/settings';
import { notify } from '@/stores/interface/toast-store';

/** In milliseconds. */
const NOTICE_DURATION = 6000;

/** Shows a warning that the comparison is full. The chosen products stay. */
export async function notifyCompareFull(): Promise<void> {
  await i18next.loadNamespaces('compare');
  const t = i18next.getFixedT(LOCALE, 'compare');
  notify({
    type: 'warning',
    text: t('full', { max: MAX_COMPARED_PRODUCTS }),
    duration: NOTICE_DURATION,
  });
}
