import { addBuildToCart, readCartBuild, replaceBuildInCart } from '@/lib/api/cart-build';
import { browserClient } from '@/lib/api/client/browser-client';
import { requireEntity } from '@/lib/api/client/errors';
import { getQueryClient } from '@/lib/api/client/query-client';
import { cartKey } from '@/lib/api/client/query-parts';
import { customerCartCountQuery, readCustomerCart } from '@/lib/api/customer-cart';
import { livePricesQuery } from '@/lib/api/live-prices';
import { withLock } from '@/lib/browser/with-lock';
import { type Build, getBuild } from '@/lib/domain/build/build';
import { isAssemblyRequested, putBuildInLines } from '@/lib/domain/build/cart-references';
import { findShortParts } from '@/lib/domain/build/selection';
import { isChosenEntry } from '@/lib/domain/build/types';
import { getLineKey } from '@/lib/domain/cart/lines';
import { useBuildStore } from '@/stores/builder/build-store';
import { useCartStore } from '@/stores/cart/cart-store';

/** A build on the device may be weeks old. What the backend does not answer stays as it is. */
export async function refreshBuildParts(key: string): Promise<void> {
  const { entries } = getBuild(useBuildStore.getState().builds, key);
  const ids = entries.filter(isChosenEntry).map(({ part }) => part.id);
  if (ids.length === 0) return;
  const offers = await getQueryClient()
    .fetchQuery({ ...livePricesQuery(ids), staleTime: 0 })
    .catch(() => null);
  if (offers) useBuildStore.getState().updateOffers(key, offers);
}

interface CartBuildRequest {
  build: Build;
  quantity: number;
  requiresAssembly: boolean;
}

export class ShortPartsError extends Error {
  override readonly name = 'ShortPartsError';
}

const LOCK = 'build-to-cart';

/** Writes the build to the guest cart on the device: one line per product, all with the same assembly id. */
function putInGuestCart(id: string, { build, quantity, ...request }: CartBuildRequest): void {
  const { lines, removeLine, addLine } = useCartStore.getState();
  const isInCart = lines.some(({ assemblyId }) => assemblyId === id);
  // For a build that is already in the cart this option is changed in the cart.
  const requiresAssembly = isInCart ? isAssemblyRequested(lines, id) : request.requiresAssembly;
  for (const line of lines) if (line.assemblyId === id) removeLine(getLineKey(line));
  const wanted = putBuildInLines([], id, build.entries, {
    times: quantity,
    requiresAssembly,
    name: build.isSetName ? build.name : null,
  });
  for (const line of wanted) addLine(line);
}

/** Adds or replaces a build in the server's cart. @returns its id there */
async function putInCustomerCart(
  inCartId: string | null,
  { build, quantity, requiresAssembly }: CartBuildRequest,
): Promise<string> {
  const { entries, id: configId } = build;
  if (inCartId !== null && (build.cart || (await readCartBuild(browserClient, inCartId)))) {
    await replaceBuildInCart(browserClient, { id: inCartId, entries, qty: quantity });
    return inCartId;
  }
  const added = await addBuildToCart(browserClient, { entries, configId, requiresAssembly });
  const id = added ?? requireEntity((await readCustomerCart(browserClient)).builds.at(-1)).id;
  if (quantity > 1) await replaceBuildInCart(browserClient, { id, entries, qty: quantity });
  return id;
}

async function refreshServerCart(customerId: string): Promise<void> {
  // Invalidate and do not remove: a cart that was shown before keeps using the same query.
  const client = getQueryClient();
  await client.invalidateQueries({ queryKey: cartKey(customerId) });
  const count = { ...customerCartCountQuery(customerId), staleTime: 0 };
  await client.fetchQuery(count).catch(() => undefined);
}

/**
 * Adds a build to the cart of the customer or the guest. A build that is in the cart already replaces its old version
 * there, also when the button was pressed twice.
 * @throws ShortPartsError when the stock is too low
 * @throws ApiError when the server refuses it; status 422 when the stock is too low
 */
export function putBuildInCart(
  { build: pressed, ...request }: CartBuildRequest,
  customerId: string | null,
): Promise<void> {
  return withLock(LOCK, async () => {
    await refreshBuildParts(pressed.key);
    const { builds, setAddedAssembly } = useBuildStore.getState();
    // An earlier press may have put it into the cart in the meantime.
    const build = { ...pressed, ...builds.find(({ key }) => key === pressed.key) };
    if (findShortParts(build.entries, request.quantity).length > 0) throw new ShortPartsError();
    const inCartId = build.cart?.assemblyId ?? build.addedAssemblyId;
    if (customerId === null) {
      const id = inCartId ?? crypto.randomUUID();
      putInGuestCart(id, { build, ...request });
      if (!build.cart) setAddedAssembly(build.key, id);
      return;
    }
    try {
      const id = await putInCustomerCart(inCartId, { build, ...request });
      if (!build.cart) setAddedAssembly(build.key, id);
    } finally {
      await refreshServerCart(customerId);
    }
  });
}
