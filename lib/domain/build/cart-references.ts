import type { BuildEntryReference } from '../account/guest-data';
import { addLine, toCartLine } from '../cart/lines';
import type { CartLine } from '../cart/types';
import { type BuildEntry, isChosenEntry } from './types';

/** A part of a build as it is sent to the cart (spec 3, Builder selected entry). */
export interface BuildPartReference {
  productId: string;
  qty: number;
  assemblyGroupId: string;
}

/** The parts that are sent to the cart. Skipped groups are left out. */
export function toPartReferences(entries: readonly BuildEntry[]): BuildPartReference[] {
  return entries
    .filter(isChosenEntry)
    .map(({ part, qty, groupId }) => ({ productId: part.id, qty, assemblyGroupId: groupId }));
}

/** The parts that are sent with the login. */
export function toBuildEntryReferences(
  entries: readonly BuildEntry[],
  configId: string | null,
): BuildEntryReference[] {
  return toPartReferences(entries).map((reference) => ({
    ...reference,
    assemblyConfigId: configId,
  }));
}

/**
 * Puts a build into a guest's cart, one line per product. It replaces the lines of the same build.
 * @param times number of builds
 * @param requiresAssembly whether the shop should assemble it
 */
export function putBuildInLines(
  lines: readonly CartLine[],
  assemblyId: string,
  entries: readonly BuildEntry[],
  { times, requiresAssembly }: { times: number; requiresAssembly: boolean },
): CartLine[] {
  const others = lines.filter((line) => line.assemblyId !== assemblyId);
  return entries
    .filter(isChosenEntry)
    .map(({ part, qty }) => ({
      ...toCartLine(part, qty * times, { assemblyId }),
      requiresAssembly,
    }))
    .reduce<CartLine[]>((cart, line) => addLine(cart, line), others);
}

/** Whether the shop should assemble a build of a guest's cart. The default is yes. */
export const isAssemblyRequested = (lines: readonly CartLine[], assemblyId: string): boolean =>
  lines.find((line) => line.assemblyId === assemblyId)?.requiresAssembly ?? true;

/** Sets whether the shop should assemble a build of a guest's cart. */
export const setAssemblyRequested = (
  lines: readonly CartLine[],
  assemblyId: string,
  requiresAssembly: boolean,
): CartLine[] =>
  lines.map((line) => (line.assemblyId === assemblyId ? { ...line, requiresAssembly } : line));

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/** The number of copies of a build in a guest's cart: the greatest common divisor of the quantities of its lines. */
export const countBuildInCart = (lines: readonly CartLine[], assemblyId: string): number =>
  lines
    .filter((line) => line.assemblyId === assemblyId)
    .reduce((times, { quantity }) => greatestCommonDivisor(quantity, times), 0) || 1;

/** Sets the number of copies of a build in a guest's cart. */
export function setBuildQuantity(
  lines: readonly CartLine[],
  assemblyId: string,
  times: number,
): CartLine[] {
  const before = countBuildInCart(lines, assemblyId);
  return lines.map((line) =>
    line.assemblyId === assemblyId
      ? { ...line, quantity: (line.quantity / before) * Math.max(times, 1) }
      : line,
  );
}

/** The quantity of each product in one copy of a build, when a guest's cart contains `times` copies. */
export function getPartsPerBuild(
  lines: readonly CartLine[],
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
