import type { CustomerCart } from '../cart/customer-cart';
import type { CheckoutData } from './state';
import { updateStepFlags } from './steps';

/**
 * Whether nothing of a cart is delivered to a place: the backend calls every line digital, an assumed field, and does
 * not insist on a delivery (`shipping_required`).
 */
export const isDigitalCart = ({ items, totals }: Pick<CustomerCart, 'items' | 'totals'>): boolean =>
  items.length > 0 &&
  items.every(({ isDigital }) => isDigital) &&
  totals.isShippingRequired !== true;

/** The choices for a cart that is digital, or is not any more. A delivery that was chosen for the other kind is cleared. */
export function setDigital(data: CheckoutData, isDigital: boolean): CheckoutData {
  if (data.isDigital === isDigital) return data;
  return {
    ...data,
    isDigital,
    isShipping: null,
    customerAddress: null,
    courier: null,
    store: null,
    isDeliveryChosen: false,
    steps: updateStepFlags(data.steps, 'shipment', { isCompleted: false }),
  };
}

type DeliveryKind = Pick<CheckoutData, 'isDigital' | 'isShipping'>;

/** Whether the order counts as shipped; null while nothing is chosen. A digital one does, because nobody picks it up. */
export const isShipped = ({ isDigital, isShipping }: DeliveryKind): boolean | null =>
  isDigital || isShipping;
