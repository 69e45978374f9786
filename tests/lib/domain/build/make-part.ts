import type { CheckedPart } from '@/lib/domain/build/compatibility/verdict';
import type { PartFacts } from '@/lib/domain/build/part-facts';
import type { BuildEntry, BuildGroup, BuildPart } from '@/lib/domain/build/types';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import { makeProduct } from '../product/make-product';

export const makePart = (id: string, changes: Partial<BuildPart> = {}): BuildPart => ({
  ...toProductSnapshot(makeProduct({ id, slug: `p-${id}`, name: `Pieza ${id}` })),
  offerMonths: [],
  performance: '',
  groupId: null,
  configs: [],
  facts: null,
  ...changes,
});

/** A part that allows up to `max` pieces in its group. */
export const makePartWithLimit = (id: string, max: number): BuildPart =>
  makePart(id, { configs: [{ id: `c${id}`, productId: id, max, note: '' }] });

export const makeEntry = (
  groupId: string,
  part: BuildPart | null,
  qty = part ? 1 : 0,
): BuildEntry => ({ groupId, part, qty, detailId: null });

export const makeGroup = (id: string, changes: Partial<BuildGroup> = {}): BuildGroup => ({
  id,
  name: `Paso ${id}`,
  order: Number(id) * 10,
  role: null,
  isAccessory: false,
  isRequired: true,
  isActive: true,
  ...changes,
});

export const makeCheckedPart = (
  facts: PartFacts,
  name: string = facts.role,
  qty = 1,
): CheckedPart => ({ productId: name, name, qty, facts });

/** The facts of a part, by its role. */
const factsOf =
  (role: PartFacts['role']) =>
  (more: Partial<PartFacts> = {}): PartFacts => ({ role, ...more });
export const cpu = factsOf('cpu');
export const board = factsOf('motherboard');
export const ram = factsOf('ram');
export const cooler = factsOf('cooler');
export const gpu = factsOf('gpu');
export const psu = factsOf('psu');
export const chassis = factsOf('case');
export const drive = factsOf('storage');
