import type { CheckoutData } from '@/lib/domain/checkout/state';
import { useTranslation } from '@/lib/i18n/client';
import type { StepProps } from '../checkout-flow';
import { Part } from '../kit/part';
import { useCheckoutTotals } from '../use-checkout-totals';
import { InsurancePart } from './insurance-part';

interface InsuranceOfferProps extends Pick<StepProps, 'customer' | 'transactionId' | 'store'> {
  data: CheckoutData;
  onChange: (rule: (data: CheckoutData) => CheckoutData) => void;
}

/** Shipping insurance at the server's price. */
export function InsuranceOffer({ data, onChange, ...props }: InsuranceOfferProps) {
  const { t } = useTranslation('shipment');
  const totals = useCheckoutTotals(props);
  return (
    <Part part="insurance" title={t('insurance.title')}>
      <InsurancePart
        isWanted={data.hasShippingInsurance}
        cost={totals.data?.insuranceOffer ?? null}
        onChange={(hasShippingInsurance) =>
          onChange((known) => ({ ...known, hasShippingInsurance }))
        }
      />
    </Part>
  );
}
