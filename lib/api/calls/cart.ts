import type { ApiClient } from '../client';
import { specEndpoints } from '../endpoints/spec';
import { type CartValidation, toCartValidation } from '../resources/cart-validation';

/** Whether `qty` of a product can be bought now; null when the product is gone. */
export async function readCartValidation(
  client: ApiClient,
  productId: string,
  qty: number,
  signal?: AbortSignal,
): Promise<CartValidation | null> {
  const document = await client.requestOrNull(specEndpoints.cartValidate, {
    params: { product: productId, qty },
    signal,
  });
  return document && toCartValidation(document.meta);
}
