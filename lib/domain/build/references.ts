import type { AssemblyEntryReference } from '../account/guest';
import { addLine, toCartItem } from '../cart/lines';
import type { GuestCartLine } from '../cart/types';
import { type AssemblyEntry, isChosen } from './types';

/** A part of a build as it is sent to the cart (spec 3, Builder selected entry). */
export interface AssemblyProductReference {
  productId: string;
  qty: number;
  assemblyGroupId: string;
}

/** The parts that are sent to the cart. Skipped groups are left out. */
export function toCartProducts(entries: readonly AssemblyEntry[]): AssemblyProductReference[] {
  return entries
    .filter(isChosen)
    .map(({ part, qty, groupId }) => ({ productId: part.id, qty, assemblyGroupId: groupId }));
}

/** The parts that are sent with the login. */
export function toLoginEntries(
  entries: readonly AssemblyEntry[],
  configId: string | null,
): AssemblyEntryReference[] {
  return toCartProducts(entries).map((reference) => ({ ...reference, assemblyConfigId: configId }));
}

/**
 * Puts a build into a guest's cart, one line per product. It replaces the lines of the same build.
 * @param times number of builds
 * @param requiresAssembly whether the shop should assemble it
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

/** Whether the shop should assemble a build of a guest's cart. The default is yes. */
export const isAssembled = (lines: readonly GuestCartLine[], assemblyId: string): boolean =>
  lines.find((line) => line.assemblyId === assemblyId)?.requiresAssembly ?? true;

/** Sets whether the shop should assemble a build of a guest's cart. */
export const withAssembled = (
  lines: readonly GuestCartLine[],
  assemblyId: string,
  requiresAssembly: boolean,
): GuestCartLine[] =>
  lines.map((line) => (line.assemblyId === assemblyId ? { ...line, requiresAssembly } : line));

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The number of copies of a build in a guest's cart: the greatest common divisor of the quantities of its lines. */
export const timesInCart = (lines: readonly GuestCartLine[], assemblyId: string): number =>
  lines
    .filter((line) => line.assemblyId === assemblyId)
    .reduce((times, { quantity }) => divisor(quantity, times), 0) || 1;

/** The quantity of each product in one copy of a build, when a guest's cart contains `times` copies. */
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
