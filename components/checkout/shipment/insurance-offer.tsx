import { useQuery } from '@tanstack/react-query';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import { useTranslation } from '@/lib/i18n/client';
import { checkoutTotals } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import type { StepProps } from '../checkout-flow';
import { Part } from '../kit/part';
import { payingOf } from '../kit/paying-of';
import { InsurancePart } from './insurance-part';

interface InsuranceOfferProps extends Pick<StepProps, 'customer' | 'transactionId'> {
  data: CheckoutData;
  onChange: (rule: (data: CheckoutData) => CheckoutData) => void;
}

/** Shipping insurance at the server's price. */
export function InsuranceOffer({ customer, transactionId, data, onChange }: InsuranceOfferProps) {
  const { t } = useTranslation('shipment');
  const totals = useQuery(
    checkoutTotals(customer.id, payingOf(data), transactionId),
    getQueryClient(),
  );
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
