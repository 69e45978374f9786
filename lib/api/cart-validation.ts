import { createFind } from './client/create-read';
import { readQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { specEndpoints } from './endpoints/spec';

export const readCartValidationFields = snakeToCamel({
  // The status says it already (spec 7): an answer without a word about it is a yes.
  valid: wire.trueUnlessDenied,
  max_qty: wire.optionalWhole,
  price_with_tax: wire.optionalNumber,
  current_price_with_tax: wire.optionalNumber,
  message: wire.optionalText,
});
export type CartValidation = ReturnType<typeof readCartValidationFields>;

export const readCartValidation = createFind(
  specEndpoints.cartValidate,
  ({ productId, qty }: { productId: string; qty: number }) => ({
    params: { product: productId, qty },
  }),
  ({ meta }) => readCartValidationFields(meta),
);

export const cartValidationQuery = (productId: string, qty: number) =>
  readQuery(
    ['cart-validate', productId, qty],
    readCartValidation,
    { productId, qty },
    { staleTime: 0, gcTime: 0 },
  );
