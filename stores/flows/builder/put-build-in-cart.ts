import { isAssembled, withAssembly } from '@/lib/domain/build/references';
import type { WorkingBuild } from '@/lib/domain/build/working';
import { keyOf } from '@/lib/domain/cart/lines';
import { putAssemblyInCart, replaceAssemblyInCart } from '@/lib/queries/assembly-cart';
import { cartKey, customerCartCount } from '@/lib/queries/customer-cart';
import { getQueryClient } from '@/lib/queries/query-client';
import { useCartStore } from '@/stores/cart/cart-store';

interface CartWish {
  build: WorkingBuild;
  /** How many copies of the build. */
  times: number;
  /** Whether the shop assembles the computer. */
  requiresAssembly: boolean;
}

/** Writes the build to the guest cart on the device: one line per product, all with the same assembly id. */
function putOnDevice({ build, times, ...wish }: CartWish): void {
  const { lines, remove, addLine } = useCartStore.getState();
  const id = build.cart?.assemblyId ?? crypto.randomUUID();
  // For a build that is already in the cart this option is changed in the cart.
  const requiresAssembly = build.cart ? isAssembled(lines, id) : wish.requiresAssembly;
  for (const line of lines) if (line.assemblyId === id) remove(keyOf(line));
  const wanted = withAssembly([], id, build.entries, { times, requiresAssembly });
  for (const line of wanted) addLine(line);
}

/**
 * Adds a build to the cart of the customer or the guest. A build that came from the cart replaces its old version.
 * @throws ApiError when the server refuses it; status 422 when the stock is too low
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
    // Invalidate and do not remove: a cart that was shown before keeps using the same query.
    const client = getQueryClient();
    await client.invalidateQueries({ queryKey: cartKey(customerId) });
    const count = { ...customerCartCount(customerId), staleTime: 0 };
    await client.fetchQuery(count).catch(() => undefined);
  }
}
