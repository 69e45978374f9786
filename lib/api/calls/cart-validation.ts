import type { ApiClient } from '../client';
import { specEndpoints } from '../endpoints/spec';
import { type CartValidation, toCartValidation } from '../resources/cart-validation';

/** Whether `qty` units of a product can be bought now. Null when the product does not exist any more. */
export async function readCartValidation(
  client: ApiClient,
  { productId, qty }: { productId: string; qty: number },
  signal?: AbortSignal,
): Promise<CartValidation | null> {
  const document = await client.requestOrNull(specEndpoints.cartValidate, {
    params: { product: productId, qty },
    signal,
  });
  return document && toCartValidation(document.meta);
}
