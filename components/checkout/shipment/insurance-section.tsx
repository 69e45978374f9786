import { useTranslation } from '@/lib/i18n/client';
import { updateShippingInsurance } from '@/stores/flows/checkout/save-delivery';
import { StepSection } from '../shared/step-section';
import type { StepProps } from '../step-props';
import { useCheckoutTotals } from '../use-checkout-totals';
import { InsuranceCheckbox } from './insurance-checkbox';

type InsuranceSectionProps = Pick<StepProps, 'customer' | 'transactionId' | 'store'>;

/** Adds or removes the shipping insurance, at the server's price. */
export function InsuranceSection(props: InsuranceSectionProps) {
  const { t } = useTranslation('shipment');
  const totals = useCheckoutTotals(props);
  const isWanted = props.store((state) => state.hasShippingInsurance);
  return (
    <StepSection section="insurance" title={t('insurance.title')}>
      <InsuranceCheckbox
        isChecked={isWanted}
        cost={totals.data?.insuranceOffer ?? null}
        onChange={(isChecked) => void updateShippingInsurance(props.customer.id, isChecked)}
      />
    </StepSection>
  );
}
