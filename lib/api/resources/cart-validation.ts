import { snakeToCamel } from './snake-to-camel';
import { count, flag, optionalNumber, optionalText, text } from './wire';

/** Whether a quantity of a product can be put in the cart. */
export interface CartValidation {
  valid: boolean;
  productId: string;
  qty: number;
  /** Maximum quantity that can be bought at once. */
  maxQty: number;
  /** In pesos. Null when the backend does not send it. */
  priceWithTax: number | null;
  currentPriceWithTax: number | null;
  /** The backend's reason when it is not valid. */
  message: string | null;
}

const readFields = snakeToCamel({
  valid: flag,
  product_id: text,
  qty: count,
  max_qty: count,
  price_with_tax: optionalNumber,
  current_price_with_tax: optionalNumber,
  message: optionalText,
});

export const toCartValidation = (meta: Record<string, unknown>): CartValidation => readFields(meta);
