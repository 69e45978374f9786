import * as z from 'zod/mini';
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

const wire = z.object({
  valid: flag,
  product_id: text,
  qty: count,
  max_qty: count,
  price_with_tax: optionalNumber,
  current_price_with_tax: optionalNumber,
  message: optionalText,
});

export function toCartValidation(meta: Record<string, unknown>): CartValidation {
  const answer = wire.parse(meta);
  return {
    valid: answer.valid,
    productId: answer.product_id,
    qty: answer.qty,
    maxQty: answer.max_qty,
    priceWithTax: answer.price_with_tax,
    currentPriceWithTax: answer.current_price_with_tax,
    message: answer.message,
  };
}
