import { MAX_COMPARED_PRODUCTS } from '@/lib/domain/product/compare-choice';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { loadTexts } from '@/lib/i18n/client';
import { notify } from '@/stores/interface/toast-store';

/** Shows a warning that the comparison is full. The chosen products stay. */
export async function notifyCompareFull(): Promise<void> {
  const t = await loadTexts('compare');
  notify({
    type: 'warning',
    text: t('full', { max: MAX_COMPARED_PRODUCTS }),
    duration: TOAST_DURATION.advice,
  });
}
