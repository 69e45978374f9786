import { useTranslation } from '@/lib/i18n/client';
import { insure } from '@/stores/flows/checkout/keep-delivery';
import type { StepProps } from '../checkout-flow';
import { Part } from '../shared/part';
import { useCheckoutTotals } from '../use-checkout-totals';
import { InsurancePart } from './insurance-part';

type InsuranceOfferProps = Pick<StepProps, 'customer' | 'transactionId' | 'store'>;

/** Adds or removes the shipping insurance, at the server's price. */
export function InsuranceOffer(props: InsuranceOfferProps) {
  const { t } = useTranslation('shipment');
  const totals = useCheckoutTotals(props);
  const isWanted = props.store((state) => state.hasShippingInsurance);
  return (
    <Part part="insurance" title={t('insurance.title')}>
      <InsurancePart
        isWanted={isWanted}
        cost={totals.data?.insuranceOffer ?? null}
        onChange={(isChecked) => void insure(props.customer.id, isChecked)}
      />
    </Part>
  );
}
