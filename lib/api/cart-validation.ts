import { createFind } from './client/create-read';
import { readQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import { optionalNumber, optionalText, trueUnlessDenied } from './client/wire';
import { specEndpoints } from './endpoints/spec';

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

export const CART_VALIDATION_SHAPE = {
  // The status says it already (spec 7): an answer without a word about it is a yes.
  valid: trueUnlessDenied,
  max_qty: optionalNumber,
  price_with_tax: optionalNumber,
  current_price_with_tax: optionalNumber,
  message: optionalText,
};
const readFields = snakeToCamel(CART_VALIDATION_SHAPE);

export const toCartValidation = (meta: Record<string, unknown>): CartValidation => readFields(meta);

/** Whether `qty` units of a product can be bought now. Null when the product does not exist any more. */
export const readCartValidation = createFind(
  specEndpoints.cartValidate,
  ({ productId, qty }: { productId: string; qty: number }) => ({
    params: { product: productId, qty },
  }),
  ({ meta }) => toCartValidation(meta),
);

export const cartValidationQuery = (productId: string, qty: number) =>
  readQuery(
    ['cart-validate', productId, qty],
    readCartValidation,
    { productId, qty },
    { staleTime: 0, gcTime: 0 },
  );
