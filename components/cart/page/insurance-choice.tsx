import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';

interface InsuranceChoiceProps {
  isInsured: boolean;
  /** Pesos with IVA. */
  cost: number;
  onChange: (isWanted: boolean) => void;
}

/** Checkbox for shipping insurance, with its price. */
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
