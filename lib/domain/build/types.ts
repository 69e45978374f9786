import type { FinancingOffer, ProductDigest } from '../product/types';
import type { PartFacts, PartRole } from './facts/types';

/** A step of the builder (spec 3, Assembly group). */
export interface AssemblyGroup {
  id: string;
  name: string;
  order: number;
  isAccessory: boolean;
  isRequired: boolean;
  isActive: boolean;
  categoryIds: readonly string[];
  /** What its parts are for the rules of compatibility; null for accessories. */
  role: PartRole | null;
}

/** How many pieces a product lets its group have (spec 3, Assembly group config). */
export interface GroupConfig {
  id: string;
  productId: string;
  max: number;
  note: string;
}

/** A product as the builder needs it: shown, added up and compared without another request. */
export interface AssemblyPart extends ProductDigest {
  offerMonths: readonly FinancingOffer[];
  /** The backend's own word for how strong it is; '' when it says none. */
  performance: string;
  /** The group that it belongs in, when the backend says so. */
  groupId: string | null;
  configs: readonly GroupConfig[];
  /** What it is and what its sheet says; null when no rule is about it. */
  facts: PartFacts | null;
}

/** What is chosen in a group, or that it was skipped (spec 3, Builder selected entry). */
export interface AssemblyEntry {
  groupId: string;
  /** Null when the group was skipped; `qty` is 0 then. */
  part: AssemblyPart | null;
  qty: number;
  /** Its detail of the saved configuration, if it has one. */
  detailId: string | null;
}

/** An entry with a product. */
export interface ChosenEntry extends AssemblyEntry {
  part: AssemblyPart;
}

export const isChosen = (entry: AssemblyEntry): entry is ChosenEntry =>
  entry.part !== null && entry.qty > 0;

/** A configuration of the customer; the new one has no id (spec 3 and 4.5). */
export interface AssemblyConfig {
  id: string | null;
  name: string;
  slug: string;
  /** Whether somebody gave it its name. */
  isSetName: boolean;
}
