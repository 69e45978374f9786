import { addLine, toCartLine } from '../cart/lines';
import type { CartLine } from '../cart/types';
import { type BuildEntry, isChosenEntry } from './types';

/** The parts as they are sent to the cart and with the login (spec 3, Builder selected entry). Skipped groups are left out. */
export const toPartReferences = (entries: readonly BuildEntry[]) =>
  entries
    .filter(isChosenEntry)
    .map(({ part, qty, groupId }) => ({ productId: part.id, qty, assemblyGroupId: groupId }));

interface GroupShare {
  groupId: string | null;
  qty: number;
}

/** The pieces of a line by the steps they were chosen in, build by build: no share shrinks when the line grows. From the device, so anything may stand in `groups`. */
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

/** Puts `times` copies of a build into a guest's cart, one line per product. They replace the lines of the same build. */
export function putBuildInLines(
  lines: readonly CartLine[],
  assemblyId: string,
  entries: readonly BuildEntry[],
  { times, name, ...choice }: { times: number; requiresAssembly: boolean; name?: string | null },
) {
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
      ...choice,
      ...(name && { assemblyName: name }),
      assemblyGroups: groupsOf(part.id),
    }))
    .reduce<CartLine[]>((cart, line) => addLine(cart, line), others);
}

export const isAssemblyRequested = (lines: readonly CartLine[], assemblyId: string): boolean =>
  lines.find((line) => line.assemblyId === assemblyId)?.requiresAssembly ?? true;

export const setAssemblyRequested = (
  lines: readonly CartLine[],
  assemblyId: string,
  requiresAssembly: boolean,
) => lines.map((line) => (line.assemblyId === assemblyId ? { ...line, requiresAssembly } : line));

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/** The number of copies of a build in a guest's cart: the greatest common divisor of the quantities of its lines. */
export const countBuildInCart = (lines: readonly CartLine[], assemblyId: string): number =>
  lines
    .filter((line) => line.assemblyId === assemblyId)
    .reduce((times, { quantity }) => greatestCommonDivisor(quantity, times), 0) || 1;

export function setBuildQuantity(lines: readonly CartLine[], assemblyId: string, times: number) {
  const before = countBuildInCart(lines, assemblyId);
  return lines.map((line) =>
    line.assemblyId === assemblyId
      ? { ...line, quantity: (line.quantity / before) * Math.max(times, 1) }
      : line,
  );
}

export function getPartsPerBuild(lines: readonly CartLine[], assemblyId: string, times: number) {
  return lines
    .filter((line) => line.assemblyId === assemblyId)
    .flatMap(({ product, quantity, assemblyGroups }) =>
      splitByGroup(Math.max(1, Math.round(quantity / Math.max(times, 1))), assemblyGroups).map(
        (share) => ({ ...share, productId: product.id }),
      ),
    );
}
