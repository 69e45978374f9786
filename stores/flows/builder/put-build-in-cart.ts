import { isAssembled, withAssembly } from '@/lib/domain/build/references';
import type { WorkingBuild } from '@/lib/domain/build/working';
import { keyOf } from '@/lib/domain/cart/lines';
import { putAssemblyInCart, replaceAssemblyInCart } from '@/lib/queries/assembly-cart';
import { cartKey, customerCartCount } from '@/lib/queries/customer-cart';
import { getQueryClient } from '@/lib/queries/query-client';
import { useCartStore } from '@/stores/cart/cart-store';

interface CartWish {
  build: WorkingBuild;
  /** How many of it. */
  times: number;
  /** Whether the shop is to put it together. */
  requiresAssembly: boolean;
}

/** A visitor's cart is of the device: one line for each product, under an assembly of its own. */
function putOnDevice({ build, times, ...wish }: CartWish): void {
  const { lines, remove, addLine } = useCartStore.getState();
  const id = build.cart?.assemblyId ?? crypto.randomUUID();
  // Of one that is in the cart it is chosen there.
  const requiresAssembly = build.cart ? isAssembled(lines, id) : wish.requiresAssembly;
  for (const line of lines) if (line.assemblyId === id) remove(keyOf(line));
  const wanted = withAssembly([], id, build.entries, { times, requiresAssembly });
  for (const line of wanted) addLine(line);
}

/**
 * Puts a build into the cart of whoever is here, or in the place of the one that it is of.
 * @throws ApiError what the server refuses, 422 for what the stock lacks
 */
export async function putBuildInCart(wish: CartWish, customerId: string | null): Promise<void> {
  const { build, times, requiresAssembly } = wish;
  if (customerId === null) {
    putOnDevice(wish);
    return;
  }
  try {
    if (build.cart) {
      await replaceAssemblyInCart(build.cart.assemblyId, build.entries, times);
      return;
    }
    const options = { configId: build.id, requiresAssembly };
    const { id } = await putAssemblyInCart(build.entries, options);
    if (times > 1) await replaceAssemblyInCart(id, build.entries, times);
  } finally {
    // Only marked as old: a cart that was on screen before goes on with the same query when it is again.
    const client = getQueryClient();
    await client.invalidateQueries({ queryKey: cartKey(customerId) });
    const count = { ...customerCartCount(customerId), staleTime: 0 };
    await client.fetchQuery(count).catch(() => undefined);
  }
}
