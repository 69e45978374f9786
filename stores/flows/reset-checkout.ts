import { useCheckoutStore } from '../checkout-store';

/** Any change of the cart begins the checkout anew (spec 4.2). Whether the shipment is insured is the cart's own choice. */
export function resetCheckout(): void {
  const { hasShippingInsurance } = useCheckoutStore.getState();
  useCheckoutStore.setState({ ...useCheckoutStore.getInitialState(), hasShippingInsurance });
}
