import { browserClient } from '@/lib/api/browser-client';
import { addBuildToCart, replaceBuildInCart } from '@/lib/api/calls/cart-build';
import { readCustomerCart } from '@/lib/api/calls/customer-cart';
import { requireEntity } from '@/lib/api/require-entity';
import type { Build } from '@/lib/domain/build/build';
import { isAssemblyRequested, putBuildInLines } from '@/lib/domain/build/cart-references';
import { getLineKey } from '@/lib/domain/cart/lines';
import { customerCartCountQuery } from '@/lib/queries/customer-cart';
import { cartKey } from '@/lib/queries/keys';
import { getQueryClient } from '@/lib/queries/query-client';
import { useCartStore } from '@/stores/cart/cart-store';

interface CartBuildRequest {
  build: Build;
  /** How many copies of the build. */
  quantity: number;
  /** Whether the shop assembles the computer. */
  requiresAssembly: boolean;
}

/** Writes the build to the guest cart on the device: one line per product, all with the same assembly id. */
function putInGuestCart({ build, quantity, ...wish }: CartBuildRequest): void {
  const { lines, removeLine, addLine } = useCartStore.getState();
  const id = build.cart?.assemblyId ?? crypto.randomUUID();
  // For a build that is already in the cart this option is changed in the cart.
  const requiresAssembly = build.cart ? isAssemblyRequested(lines, id) : wish.requiresAssembly;
  for (const line of lines) if (line.assemblyId === id) removeLine(getLineKey(line));
  const wanted = putBuildInLines([], id, build.entries, { times: quantity, requiresAssembly });
  for (const line of wanted) addLine(line);
}

/**
 * Adds a build to the cart of the customer or the guest. A build that came from the cart replaces its old version.
 * @throws ApiError when the server refuses it; status 422 when the stock is too low
 */
export async function putBuildInCart(
  wish: CartBuildRequest,
  customerId: string | null,
): Promise<void> {
  const { build, quantity, requiresAssembly } = wish;
  if (customerId === null) {
    putInGuestCart(wish);
    return;
  }
  try {
    if (build.cart) {
      await replaceBuildInCart(browserClient, {
        id: build.cart.assemblyId,
        entries: build.entries,
        qty: quantity,
      });
      return;
    }
    const { entries, id: configId } = build;
    const added = await addBuildToCart(browserClient, { entries, configId, requiresAssembly });
    if (quantity === 1) return;
    const id = added ?? requireEntity((await readCustomerCart(browserClient)).assemblies.at(-1)).id;
    await replaceBuildInCart(browserClient, { id, entries, qty: quantity });
  } finally {
    // Invalidate and do not remove: a cart that was shown before keeps using the same query.
    const client = getQueryClient();
    await client.invalidateQueries({ queryKey: cartKey(customerId) });
    const count = { ...customerCartCountQuery(customerId), staleTime: 0 };
    await client.fetchQuery(count).catch(() => undefined);
  }
}
