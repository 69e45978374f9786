import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { updateShippingInsurance } from '@/stores/flows/checkout/save-delivery';
import type { PurchaseProps } from '../step-props';

interface InsuranceSwitchProps extends PurchaseProps {
  totals: CheckoutTotals;
}

/** Removes the shipping insurance or adds it back with one click, and shows its price. */
export function InsuranceSwitch({ customer, transactionId, store, totals }: InsuranceSwitchProps) {
  const { t } = useTranslation('checkout');
  const isInsured = totals.insurance > 0;
  const isSent = store((state) => state.isShipping !== false && !state.isDigital);
  if (transactionId !== null || !isSent) return null;
  const cost = totals.insuranceOffer;
  // Without a price there is nothing to offer.
  if (cost === 0) return null;
  const price = formatPrice(cost);
  return (
    <div className="checkout-insurance">
      <p>{t(isInsured ? 'frame.insuranceOn' : 'frame.insuranceOff', { price })}</p>
      <button
        type="button"
        className="link-button shrink-0"
        onClick={() => void updateShippingInsurance(customer.id, !isInsured)}
      >
        {t(isInsured ? 'frame.insuranceRemove' : 'frame.insuranceAdd')}
      </button>
    </div>
  );
}
