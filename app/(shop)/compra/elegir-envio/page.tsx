import { CheckoutPage, checkoutMetadata } from '@/components/checkout/checkout-page';
import { ShipmentStepScreen } from '@/components/checkout/shipment/shipment-step';
import { cachedDocument } from '@/components/shell/document/cached-document';

export const revalidate = 300;

export const generateMetadata = () => checkoutMetadata('shipment');

export default cachedDocument(async () => (
  <CheckoutPage step="shipment" Screen={ShipmentStepScreen} />
));
