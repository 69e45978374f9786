import { track } from '@/lib/analytics/track';
import { browserClient } from '@/lib/api/client/browser-client';
import { isNotFound } from '@/lib/api/client/errors';
import { removeCartBuild, restoreCartBuild, updateCartBuild } from '@/lib/api/customer-cart';
import type { RemovedLineInfo } from '@/lib/api/customer-cart-contents';
import type { CartChange } from '@/lib/domain/cart/cart-view';
import {
  type CustomerCartBuild,
  type CustomerCartItem,
  getBuildItems,
  removeBuildFromCart,
  upsertBuildInCart,
} from '@/lib/domain/cart/customer-cart';
import { repriceLine } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { roundMoney } from '@/lib/domain/money';
import { askForCart, type CartUpdater, getCachedCart, noUpdate } from './cart-cache';

const linesOf = (items: readonly CustomerCartItem[]) => items.map(({ line }) => line);

/** A 404 means that the item is already removed. */
export const ignoreNotFound = (error: unknown) => {
  if (isNotFound(error)) return null;
  throw error;
};

async function updateBuildOnServer(
  from: { build: CustomerCartBuild; parts: readonly CustomerCartItem[] },
  { qty, requiresAssembly }: { qty: number; requiresAssembly: boolean },
) {
  const { build, parts } = from;
  const changes = [
    ...(qty !== build.qty ? [{ qty, parts }] : []),
    ...(requiresAssembly !== build.requiresAssembly ? [{ requiresAssembly }] : []),
  ];
  let group = null;
  for (const change of changes)
    group = await updateCartBuild(browserClient, { id: build.id, change });
  return { isChanged: changes.length > 0, group };
}

/** Changes, removes or restores a build on the server. @throws ApiError */
export async function applyBuild(
  customerId: string,
  wanted: CartChange & { kind: 'build' },
): Promise<CartUpdater> {
  const { id } = wanted.build;
  const cart = getCachedCart(customerId);
  const current = cart?.builds.find((one) => one.id === id);
  const parts = cart ? getBuildItems(cart, id) : [];
  const before = linesOf(parts);
  if (wanted.qty === 0) {
    if (!current) return noUpdate;
    await removeCartBuild(browserClient, id).catch(ignoreNotFound);
    trackCartChange(before, []);
    return (all) => removeBuildFromCart(all, id);
  }
  const { requiresAssembly } = wanted;
  const known = current
    ? { build: current, parts }
    : await restoreCartBuild(browserClient, {
        build: { ...wanted.build, requiresAssembly },
        parts: wanted.parts,
      });
  if (!known) return askForCart(customerId);
  const { isChanged, group } = await updateBuildOnServer(known, wanted);
  if (isChanged && !group) return askForCart(customerId);
  if (current && !isChanged) return noUpdate;
  const shown = group ?? known;
  trackCartChange(before, linesOf(shown.parts));
  return (all) => upsertBuildInCart(all, shown.build, shown.parts);
}

export function trackCartChange(before: readonly CartLine[], after: readonly CartLine[]): void {
  track({ name: 'change_cart', before, after });
}

/** Tracks a removed line with the amounts that the server reported (spec 7, `addedInfo`). */
export function trackCartRemoval(line: CartLine, info: RemovedLineInfo | null): void {
  if (!info?.quantity || info.totalWithTax === null) {
    trackCartChange([line], []);
    return;
  }
  const { quantity, totalWithTax: total, promotionName: promotion } = info;
  const unit = roundMoney(total / quantity);
  const product = {
    ...line.product,
    name: info.name || line.product.name,
    brandName: info.brandName,
    categoryName: info.categoryName,
  };
  const { priceWithTax } = line.product.pricing;
  const offer = { priceWithTax, currentPriceWithTax: unit, stock: line.product.stock };
  const sent = { quantity, total, atLowerPrice: null, promotion };
  const removed = { ...line, product, quantity, sent };
  trackCartChange([repriceLine(removed, offer)], []);
}
