import { isNotFound } from '@/lib/api/errors';
import type { Wanted } from '@/lib/domain/cart/cart-view';
import {
  type CartAssembly,
  type CustomerCart,
  type CustomerCartItem,
  partsOf,
  withAssembly,
  withItem,
  withoutAssembly,
  withoutItem,
} from '@/lib/domain/cart/customer-cart';
import { keyOf } from '@/lib/domain/cart/lines';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import {
  addAssembly,
  addToCart,
  removeAssembly,
  removeFromCart,
  required,
  setCartQuantity,
  updateAssembly,
} from '@/lib/queries/customer-cart';
import { bringDeviceCart, deviceLine } from '@/stores/flows/cart/bring-device-cart';
import { trackChange, trackRemoval } from '@/stores/flows/cart/track-change';
import { cachedCart } from './cart-cache';

/** Applies the result of a call to the cached cart. */
export type Change = (cart: CustomerCart) => CustomerCart;

const nothing: Change = (cart) => cart;
const linesOf = (items: readonly CustomerCartItem[]) => items.map(({ line }) => line);

/** A 404 means that the item is already removed. */
const unlessGone = (error: unknown) => {
  if (isNotFound(error)) return null;
  throw error;
};

async function fulfilLine(customerId: string, line: GuestCartLine, qty: number): Promise<Change> {
  const key = keyOf(line);
  // The wanted quantity includes units that are still on the device, so these are sent first.
  if (deviceLine(key)) await bringDeviceCart(customerId);
  const item = cachedCart(customerId)?.items.find((one) => keyOf(one.line) === key);
  if (qty > 0) {
    const next = item
      ? await setCartQuantity(item.id, qty)
      : required((await addToCart(line.product.id, qty)).item);
    trackChange(item ? [item.line] : [], [next.line]);
    return (cart) => withItem(cart, next);
  }
  if (!item) return nothing;
  trackRemoval(item.line, await removeFromCart(item.id).catch(unlessGone));
  return (cart) => withoutItem(cart, item.id);
}

async function changed(
  from: CartAssembly,
  { qty, requiresAssembly }: { qty: number; requiresAssembly: boolean },
) {
  // The specification has one call for each of the two fields.
  let group = null;
  if (qty !== from.qty) group = await updateAssembly(from.id, { qty });
  if (requiresAssembly !== from.requiresAssembly) {
    group = await updateAssembly(from.id, { requires_assembly: requiresAssembly });
  }
  return group;
}

async function fulfilAssembly(
  customerId: string,
  wanted: Wanted & { kind: 'assembly' },
): Promise<Change> {
  const { id } = wanted.assembly;
  const cart = cachedCart(customerId);
  const current = cart?.assemblies.find((one) => one.id === id);
  const before = linesOf(cart ? partsOf(cart, id) : []);
  if (wanted.qty === 0) {
    if (!current) return nothing;
    await removeAssembly(id).catch(unlessGone);
    trackChange(before, []);
    return (known) => withoutAssembly(known, id);
  }
  if (current) {
    const group = await changed(current, wanted);
    if (!group) return nothing;
    trackChange(before, linesOf(group.parts));
    return (known) => withAssembly(known, group.assembly, group.parts);
  }
  const { requiresAssembly } = wanted;
  const added = await addAssembly({ ...wanted.assembly, requiresAssembly }, wanted.parts);
  const group = (await changed(added.assembly, wanted)) ?? added;
  trackChange([], linesOf(group.parts));
  return (known) => withAssembly(known, group.assembly, group.parts);
}

/** Makes the change on the server. @throws ApiError */
export function fulfil(customerId: string, wanted: Wanted): Promise<Change> {
  return wanted.kind === 'line'
    ? fulfilLine(customerId, wanted.line, wanted.qty)
    : fulfilAssembly(customerId, wanted);
}
