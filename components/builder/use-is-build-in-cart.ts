import { useQuery } from '@tanstack/react-query';
import { cartBuildQuery } from '@/lib/api/cart-build';
import type { Build } from '@/lib/domain/build/build';
import { useCartStore } from '@/stores/cart/cart-store';

/** Whether the cart holds a build, as it is now or as it was before the last changes. */
export function useIsBuildInCart(
  { cart, addedAssemblyId }: Build,
  customerId: string | null,
): boolean {
  const isOnDevice = useCartStore(({ lines }) =>
    lines.some(({ assemblyId }) => assemblyId !== null && assemblyId === addedAssemblyId),
  );
  const isAsked = customerId !== null && addedAssemblyId !== null && !cart;
  const { data } = useQuery({
    ...cartBuildQuery(customerId ?? '', addedAssemblyId ?? ''),
    enabled: isAsked,
  });
  if (cart) return true;
  return customerId === null ? isOnDevice : isAsked && data !== null;
}
