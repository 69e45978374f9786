import type { LineState } from '@/lib/domain/cart/line-state';
import { useTranslation } from '@/lib/i18n/client';

/** How much the cart holds, and the way to empty it. */
export function ListHead({
  states,
  onClear,
}: {
  states: readonly LineState[];
  onClear: () => void;
}) {
  const { t } = useTranslation('cart');
  const pieces = states.reduce((sum, { line }) => sum + line.quantity, 0);
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line">
      <p className="text-ink-soft">
        {t('lines', { count: states.length })}
        {pieces > states.length && ` · ${t('pieces', { count: pieces })}`}
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
