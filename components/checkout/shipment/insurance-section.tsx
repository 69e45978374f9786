import { isInsured } from '@/lib/domain/checkout/insurance';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { updateShippingInsurance } from '@/stores/flows/checkout/save-delivery';
import { StepSection } from '../shared/step-section';
import type { PurchaseProps } from '../step-props';
import { useCheckoutTotals } from '../use-checkout-totals';

/** Adds or removes the shipping insurance, at the server's price. */
export function InsuranceSection(props: PurchaseProps) {
  const { t } = useTranslation('shipment');
  const { data: totals } = useCheckoutTotals(props);
  const cost = totals?.insuranceOffer;
  const isChecked = isInsured(props.store(), totals);
  // Without a price there is nothing to offer.
  if (cost === 0) return null;
  return (
    <StepSection section="insurance" title={t('insurance.title')}>
      <label className="step-option">
        <input
          type="checkbox"
          checked={isChecked}
          onChange={(event) =>
            void updateShippingInsurance(props.customer.id, event.target.checked)
          }
          aria-labelledby="insurance-label insurance-cost"
          aria-describedby="insurance-text"
        />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="step-option-head">
            <span id="insurance-label" className="step-option-title">
              {t('insurance')}
            </span>
            <span id="insurance-cost" className="step-option-end">
              <strong>{cost === undefined ? '…' : formatPrice(cost)}</strong>
            </span>
          </span>
          <span id="insurance-text" className="soft">
            {isChecked ? t('insurance.on') : t('insurance.off')}
          </span>
        </span>
      </label>
    </StepSection>
  );
}
