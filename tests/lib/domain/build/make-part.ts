import type { RatedPart } from '@/lib/domain/build/compatibility/verdict';
import type { PartFacts } from '@/lib/domain/build/facts/types';
import type { AssemblyEntry, AssemblyGroup, AssemblyPart } from '@/lib/domain/build/types';
import { digestOf } from '@/lib/domain/product/digest';
import { makeProduct } from '../product/make-product';

export function makePart(id: string, changes: Partial<AssemblyPart> = {}): AssemblyPart {
  return {
    ...digestOf(makeProduct({ id, slug: `p-${id}`, name: `Pieza ${id}` })),
    offerMonths: [],
    performance: '',
    groupId: null,
    configs: [],
    facts: null,
    ...changes,
  };
}

/** A part that allows up to `max` pieces in its group. */
export const makeMany = (id: string, max: number): AssemblyPart =>
  makePart(id, { configs: [{ id: `c${id}`, productId: id, max, note: '' }] });

export const makeEntry = (
  groupId: string,
  part: AssemblyPart | null,
  qty = part ? 1 : 0,
): AssemblyEntry => ({ groupId, part, qty, detailId: null });

export function makeGroup(id: string, changes: Partial<AssemblyGroup> = {}): AssemblyGroup {
  return {
    id,
    name: `Paso ${id}`,
    order: Number(id) * 10,
    isAccessory: false,
    isRequired: true,
    isActive: true,
    categoryIds: [],
    role: null,
    ...changes,
  };
}

export const rated = (facts: PartFacts, name: string = facts.role, qty = 1): RatedPart => ({
  productId: name,
  name,
  qty,
  facts,
});
