import { createFind } from '../create-read';
import { specEndpoints } from '../endpoints/spec';
import { toCartValidation } from '../resources/cart-validation';

/** Whether `qty` units of a product can be bought now. Null when the product does not exist any more. */
export const readCartValidation = createFind(
  specEndpoints.cartValidate,
  ({ productId, qty }: { productId: string; qty: number }) => ({
    params: { product: productId, qty },
  }),
  ({ meta }) => toCartValidation(meta),
);
