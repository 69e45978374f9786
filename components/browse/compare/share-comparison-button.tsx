import { Button } from '@/components/ui/button';
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
    <Button variant="secondary" icon="external" className="mt-6" onClick={copy}>
      {t('share.copy')}
    </Button>
  );
}
