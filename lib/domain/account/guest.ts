import type { CartItemReference } from '../cart/types';

/** An entry of the builder as login takes it (spec 3, Builder selected entry). */
export interface AssemblyEntryReference {
  assemblyConfigId: string | null;
  assemblyGroupId: string | null;
  productId: string;
  qty: number;
}

/** The saved configuration that a visitor's build becomes; the backend may not say where it is. */
export interface KeptAssembly {
  id: string;
  name: string;
  slug: string | null;
}

/** What a visitor had before they logged in. */
export interface GuestBelongings {
  cart: readonly CartItemReference[];
  assembly: { name: string | null; entries: readonly AssemblyEntryReference[] };
  /** Chosen place of delivery. */
  zipCode: string | null;
}
