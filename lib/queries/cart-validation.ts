import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readCartValidation } from '@/lib/api/calls/cart-validation';

/** Whether `qty` units of a product can be bought now. Null when the product does not exist any more. Never cached. */
export const cartValidationQuery = (productId: string, qty: number) =>
  queryOptions({
    queryKey: ['cart-validate', productId, qty],
    queryFn: ({ signal }) => readCartValidation(browserClient, { productId, qty }, signal),
    staleTime: 0,
    gcTime: 0,
  });
