import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Product } from '@/lib/domain/product/types';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { notify } from '@/stores/interface/toast-store';
import { compareHref } from './compare-href';

/** Copies the address of the comparison to the clipboard. */
export function ShareComparisonButton({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('compare');
  const copy = async () => {
    try {
      const { href } = new URL(compareHref(products), window.location.origin);
      await navigator.clipboard.writeText(href);
      notify({ text: t('share.copied'), duration: TOAST_DURATION.copied });
    } catch {
      notify({ type: 'warning', text: t('share.failed'), duration: TOAST_DURATION.copied });
    }
  };
  return (
    <button type="button" onClick={copy} className={buttonClass('secondary', 'md', 'mt-6')}>
      <Icon name="external" />
      {t('share.copy')}
    </button>
  );
}
