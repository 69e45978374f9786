import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser';
import { readCartValidation } from '@/lib/api/calls/cart';

/** Whether `qty` of a product can be bought now; null when it is gone. Never answered from memory. */
export const cartValidate = (productId: string, qty: number) =>
  queryOptions({
    queryKey: ['cart-validate', productId, qty],
    queryFn: ({ signal }) => readCartValidation(browserClient, productId, qty, signal),
    staleTime: 0,
    gcTime: 0,
  });
