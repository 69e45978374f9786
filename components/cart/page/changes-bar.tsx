import { Icon } from '@/components/ui/icon';
import { isStorageBlocked } from '@/lib/browser/site-data';
import { type CartLineState, hasLineChanged } from '@/lib/domain/cart/line-state';
import { useTranslation } from '@/lib/i18n/client';

interface ChangesBarProps {
  states: readonly CartLineState[];
  /** False when the backend could not be asked about some line. */
  isConfirmed: boolean;
  onAccept: () => void;
}

/** Shows how many lines changed since they were added, with one button to accept all. Announced to screen readers. */
export function ChangesBar({ states, isConfirmed, onAccept }: ChangesBarProps) {
  const { t } = useTranslation('cart');
  const count = states.filter(hasLineChanged).length;
  return (
    <div role="status">
      {!isConfirmed && (
        <p className="flex items-center gap-2 border-b border-line py-3 text-sm">
          <Icon name="offline" className="size-5 text-warn" />
          {t(isStorageBlocked() ? 'page.unconfirmedHere' : 'page.unconfirmed')}
        </p>
      )}
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 border-b border-line py-1">
          <p className="flex min-w-0 flex-[1_1_14rem] items-center gap-2 py-2 font-semibold">
            <Icon name="warning" className="size-5 text-warn" />
            {t('change.count', { count })}
          </p>
          {count > 1 && (
            <button
              type="button"
              onClick={onAccept}
              className="min-h-11 font-semibold text-brand underline underline-offset-4 hover:no-underline"
            >
              {t('change.acceptAll')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
