import type { AssemblyEntryReference } from '../account/guest';
import { addLine, toCartItem } from '../cart/lines';
import type { GuestCartLine } from '../cart/types';
import { type AssemblyEntry, isChosen } from './types';

/** A product of an assembly as the cart takes it (spec 3, Builder selected entry). */
export interface AssemblyProductReference {
  productId: string;
  qty: number;
  assemblyGroupId: string;
}

/** What is sent to the cart: products only, skips are nothing to buy. */
export function toCartProducts(entries: readonly AssemblyEntry[]): AssemblyProductReference[] {
  return entries
    .filter(isChosen)
    .map(({ part, qty, groupId }) => ({ productId: part.id, qty, assemblyGroupId: groupId }));
}

/** What is sent at login. */
export function toLoginEntries(
  entries: readonly AssemblyEntry[],
  configId: string | null,
): AssemblyEntryReference[] {
  return toCartProducts(entries).map((reference) => ({ ...reference, assemblyConfigId: configId }));
}

/**
 * A guest's cart with an assembly in it: one line for each product. Editing an assembly that is there takes its place.
 * @param times how many of the assembly
 * @param requiresAssembly whether the shop is to put it together
 */
export function withAssembly(
  lines: readonly GuestCartLine[],
  assemblyId: string,
  entries: readonly AssemblyEntry[],
  { times, requiresAssembly }: { times: number; requiresAssembly: boolean },
): GuestCartLine[] {
  const others = lines.filter((line) => line.assemblyId !== assemblyId);
  return entries
    .filter(isChosen)
    .map(({ part, qty }) => ({
      ...toCartItem(part, qty * times, { assemblyId }),
      requiresAssembly,
    }))
    .reduce<GuestCartLine[]>((cart, line) => addLine(cart, line), others);
}

/** Whether the shop is to put an assembly of a guest's cart together: it is, unless the guest said no. */
export const isAssembled = (lines: readonly GuestCartLine[], assemblyId: string): boolean =>
  lines.find((line) => line.assemblyId === assemblyId)?.requiresAssembly ?? true;

/** A guest's cart after they chose whether an assembly of it is to be put together. */
export const withAssembled = (
  lines: readonly GuestCartLine[],
  assemblyId: string,
  requiresAssembly: boolean,
): GuestCartLine[] =>
  lines.map((line) => (line.assemblyId === assemblyId ? { ...line, requiresAssembly } : line));

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** How many of an assembly a guest's cart holds, as far as its lines tell: what divides all of them. */
export const timesInCart = (lines: readonly GuestCartLine[], assemblyId: string): number =>
  lines
    .filter((line) => line.assemblyId === assemblyId)
    .reduce((times, { quantity }) => divisor(quantity, times), 0) || 1;

/** The pieces of each product in one assembly of a guest's cart, of which there are `times`. */
export function assemblyInCart(
  lines: readonly GuestCartLine[],
  assemblyId: string,
  times: number,
): { productId: string; qty: number }[] {
  return lines
    .filter((line) => line.assemblyId === assemblyId)
    .map((line) => ({
      productId: line.product.id,
      qty: Math.max(1, Math.round(line.quantity / Math.max(times, 1))),
    }));
}
