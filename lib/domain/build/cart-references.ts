import type { BuildEntryReference } from '../account/types';
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

/** Pieces of a product in a build, in one step of the builder. */
interface GroupShare {
  /** Null when the step is not known. */
  groupId: string | null;
  qty: number;
}

/**
 * The pieces of a line by the steps they were chosen in: build by build, so that no share shrinks when the line grows.
 * @param groups pieces in one build by step; from the device, so anything may stand there
 */
export function splitByGroup(quantity: number, groups: CartLine['assemblyGroups']): GroupShare[] {
  const steps = Object.entries(groups ?? {}).filter(([, qty]) => Number.isInteger(qty) && qty > 0);
  const perBuild = steps.reduce((sum, [, qty]) => sum + qty, 0);
  if (perBuild === 0) return [{ groupId: null, qty: quantity }];
  let rest = quantity % perBuild;
  return steps.flatMap(([groupId, qty]) => {
    const begun = Math.min(rest, qty);
    rest -= begun;
    const pieces = Math.floor(quantity / perBuild) * qty + begun;
    return pieces > 0 ? [{ groupId, qty: pieces }] : [];
  });
}

/**
 * Puts a build into a guest's cart, one line per product. It replaces the lines of the same build.
 * @param times number of builds
 * @param requiresAssembly whether the shop should assemble it
 * @param name null when nobody named the build
 */
export function putBuildInLines(
  lines: readonly CartLine[],
  assemblyId: string,
  entries: readonly BuildEntry[],
  {
    times,
    requiresAssembly,
    name = null,
  }: { times: number; requiresAssembly: boolean; name?: string | null },
): CartLine[] {
  const others = lines.filter((line) => line.assemblyId !== assemblyId);
  const chosen = entries.filter(isChosenEntry);
  const groupsOf = (productId: string) => {
    const groups: Record<string, number> = {};
    for (const { part, qty, groupId } of chosen) {
      if (part.id === productId) groups[groupId] = (groups[groupId] ?? 0) + qty;
    }
    return groups;
  };
  return chosen
    .map(({ part, qty }) => ({
      ...toCartLine(part, qty * times, { assemblyId }),
      requiresAssembly,
      ...(name !== null && { assemblyName: name }),
      assemblyGroups: groupsOf(part.id),
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

/** The quantity of each product in each step of one copy of a build, when a guest's cart contains `times` copies. */
export function getPartsPerBuild(
  lines: readonly CartLine[],
  assemblyId: string,
  times: number,
): (GroupShare & { productId: string })[] {
  return lines
    .filter((line) => line.assemblyId === assemblyId)
    .flatMap(({ product, quantity, assemblyGroups }) =>
      splitByGroup(Math.max(1, Math.round(quantity / Math.max(times, 1))), assemblyGroups).map(
        (share) => ({ ...share, productId: product.id }),
      ),
    );
}
