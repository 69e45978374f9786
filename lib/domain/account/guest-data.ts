import type { CartItemReference } from '../cart/types';

/** An entry of the builder as it is sent with the login (spec 3, Builder selected entry). */
export interface BuildEntryReference {
  assemblyConfigId: string | null;
  assemblyGroupId: string | null;
  productId: string;
  qty: number;
}

/** The saved build that the backend made from a guest's build. The slug is null when the backend does not send it. */
export interface SavedGuestBuild {
  id: string;
  name: string;
  slug: string | null;
}

/** A line of a guest's cart of which the customer's cart got fewer pieces, or none. */
export interface CartAdjustment {
  productId: string;
  /** The backend's reason, such as how many pieces there are. */
  message: string;
}

/** What a guest had on the device before the login. */
export interface GuestData {
  cart: readonly CartItemReference[];
  assembly: { name: string | null; entries: readonly BuildEntryReference[] };
  /** Zip code that was chosen for the delivery. */
  zipCode: string | null;
}
