import { useTranslation } from '@/lib/i18n/client';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { getCartLines } from '@/stores/flows/cart/get-cart-lines';

/** The number of lines and units, with a button to empty the cart. */
export function CartListHeader({ view, onClear }: { view: CartView; onClear: () => void }) {
  const { t } = useTranslation('cart');
  const lines = getCartLines(view);
  const count = lines.length;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line">
      <p className="text-ink-soft">
        {t('lines', { count })}
        {pieces > count && ` · ${t('pieces', { count: pieces })}`}
      </p>
      <button
        type="button"
        onClick={onClear}
        className="min-h-12 text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        {t('clear')}
      </button>
    </div>
  );
}
