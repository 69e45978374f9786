import { Icon } from '@/components/ui/icon';
import type { FreeShippingProgress } from '@/lib/domain/cart/shipping';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';

/** Progress towards free shipping. `from` is the threshold in pesos. */
export function FreeShippingBar({ free, from }: { free: FreeShippingProgress; from: number }) {
  const { t } = useTranslation('cart');
  const { isReached, missing, percent } = free;
  return (
    <div className="mt-3">
      <p
        className={`flex items-center gap-2 text-sm font-semibold ${isReached ? 'text-saved' : ''}`}
      >
        <Icon name={isReached ? 'check' : 'truck'} />
        {isReached ? t('free.reached') : t('free.missing', { amount: formatPrice(missing) })}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className={`h-full rounded-full transition-[width] duration-200 ${isReached ? 'bg-saved' : 'bg-ink'}`}
          style={{ width: `${percent}%` }}
        />
      </div>
      {!isReached && (
        <p className="mt-1 text-xs text-ink-soft">
          {t('free.from', { amount: formatPrice(from) })}
        </p>
      )}
    </div>
  );
}

interface InsuranceChoiceProps {
  isInsured: boolean;
  /** Pesos with IVA. */
  cost: number;
  onChange: (isWanted: boolean) => void;
}

export function InsuranceChoice({ isInsured, cost, onChange }: InsuranceChoiceProps) {
  const { t } = useTranslation('cart');
  const price = formatPrice(cost);
  return (
    <label className="mt-4 flex cursor-pointer gap-3 border-t border-line pt-4">
      <input
        type="checkbox"
        checked={isInsured}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby="insurance-label"
        aria-describedby="insurance-text"
        className="mt-0.5 size-6 shrink-0 accent-brand-fill"
      />
      <span className="min-w-0">
        <span id="insurance-label" className="block font-semibold">
          {t('insurance.label')}
        </span>
        <span id="insurance-text" className="block text-sm text-ink-soft">
          {isInsured ? t('insurance.on', { price }) : t('insurance.off', { price })}
        </span>
      </span>
    </label>
  );
}
