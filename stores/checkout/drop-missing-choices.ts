import type { CheckoutData } from '@/lib/domain/checkout/state';
import { hasFeature } from '@/lib/features/has-feature';

/** A checkout without the choices that this shop does not offer, such as one that was stored when it still did. */
export const dropMissingChoices = (data: CheckoutData): CheckoutData => ({
  ...data,
  hasShippingInsurance: data.hasShippingInsurance && hasFeature('insurance'),
  isInsuranceChosen: data.isInsuranceChosen || !hasFeature('insurance'),
  requiredBilling: data.requiredBilling && hasFeature('invoicing'),
  isShipping: data.isShipping === false && !hasFeature('pickup') ? null : data.isShipping,
});
