import { snakeToCamel } from './snake-to-camel';
import { optionalNumber, optionalText, trueUnlessDenied } from './wire';

/** Whether a quantity of a product can be put in the cart. */
export interface CartValidation {
  valid: boolean;
  /** Maximum quantity that can be bought at once; null when the backend does not send it. */
  maxQty: number | null;
  /** In pesos. Null when the backend does not send it. */
  priceWithTax: number | null;
  currentPriceWithTax: number | null;
  /** The backend's reason when it is not valid. */
  message: string | null;
}

const readFields = snakeToCamel({
  // The status says it already (spec 7): an answer without a word about it is a yes.
  valid: trueUnlessDenied,
  max_qty: optionalNumber,
  price_with_tax: optionalNumber,
  current_price_with_tax: optionalNumber,
  message: optionalText,
});

export const toCartValidation = (meta: Record<string, unknown>): CartValidation => readFields(meta);
