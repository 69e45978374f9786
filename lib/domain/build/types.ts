import type { FinancingOffer, ProductSnapshot } from '../product/types';
import type { PartFacts, PartRole } from './part-facts';

/** A group of parts, which is a step of the builder (spec 3, Assembly group). */
export interface BuildGroup {
  id: string;
  name: string;
  order: number;
  isAccessory: boolean;
  isRequired: boolean;
  isActive: boolean;
  /** The role of its parts in the compatibility rules; null for accessories. */
  role: PartRole | null;
}

/** The maximum number of pieces that a product allows in its group (spec 3, Assembly group config). */
export interface GroupLimit {
  id: string;
  productId: string;
  max: number;
  note: string;
}

/** Enough to show a part, add up prices and check compatibility without another request. */
export interface BuildPart extends ProductSnapshot {
  offerMonths: readonly FinancingOffer[];
  /** The backend's performance level; '' when it has none. */
  performance: string;
  /** The group of the part; null when the backend does not send it. */
  groupId: string | null;
  configs: readonly GroupLimit[];
  /** Its role and technical data; null when no compatibility rule applies to it. */
  facts: PartFacts | null;
}

/** A selected product of a group, or a skipped group (spec 3, Builder selected entry). */
export interface BuildEntry {
  groupId: string;
  /** Null when the group was skipped; `qty` is 0 then. */
  part: BuildPart | null;
  qty: number;
  /** Id of its detail in the saved build; null when it is not saved. */
  detailId: string | null;
}

export interface ChosenEntry extends BuildEntry {
  part: BuildPart;
}

export const isChosenEntry = (entry: BuildEntry): entry is ChosenEntry =>
  entry.part !== null && entry.qty > 0;

/** The identity of a build; a new, unsaved build has no id (spec 3 and 4.5). */
export interface BuildInfo {
  id: string | null;
  name: string;
  slug: string;
  isSetName: boolean;
}
