import { useTranslation } from '@/lib/i18n/client';
import type { CartView } from '@/stores/customer-cart-store';

/** How much the cart holds, and the way to empty it. */
export function ListHead({ view, onClear }: { view: CartView; onClear: () => void }) {
  const { t } = useTranslation('cart');
  const { states, assemblies } = view;
  const count = states.length + assemblies.length;
  const pieces =
    states.reduce((sum, { line }) => sum + line.quantity, 0) +
    assemblies.reduce((sum, { assembly }) => sum + assembly.qty, 0);
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
