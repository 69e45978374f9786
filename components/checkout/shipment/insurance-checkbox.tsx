import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';

interface InsuranceCheckboxProps {
  isChecked: boolean;
  /** Pesos with IVA, from the server; null until it is loaded. */
  cost: number | null;
  onChange: (isWanted: boolean) => void;
}

/** The checkbox of the shipping insurance, with its price. */
export function InsuranceCheckbox({ isChecked, cost, onChange }: InsuranceCheckboxProps) {
  const { t } = useTranslation('shipment');
  return (
    <label className="step-option">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby="insurance-label insurance-cost"
        aria-describedby="insurance-text"
      />
      <span className="step-option-about">
        <span className="step-option-head">
          <span id="insurance-label" className="step-option-title">
            {t('insurance')}
          </span>
          <span id="insurance-cost" className="step-option-end">
            <strong>{cost === null ? '…' : formatPrice(cost)}</strong>
          </span>
        </span>
        <span id="insurance-text" className="soft">
          {isChecked ? t('insurance.on') : t('insurance.off')}
        </span>
      </span>
    </label>
  );
}
