import type { ProductSnapshot } from '../product/types';

/** A line of the cart that a guest has on the device (spec 3). */
export interface CartLine {
  /** Without a price for a single payment, because the payment method is not known yet. */
  product: ProductSnapshot;
  quantity: number;
  /** The build that the line is part of; null for a single product. */
  assemblyId: string | null;
  /** Whether the shop should assemble that build. It is the same in all lines of the build. */
  requiresAssembly?: boolean;
  /** The name that its visitor gave the build; missing without one. It is the same in all lines of the build. */
  assemblyName?: string;
  /** The pieces of the product in one build, by the step of the builder that they were chosen in. */
  assemblyGroups?: Readonly<Record<string, number>>;
  /** Per unit, not rounded, without IVA and before discount. */
  subtotal: number;
  /** Per unit, without IVA. */
  discount: number;
  /** IVA per unit. */
  tax: number;
  /** True when the quantity was set directly: adding such a line replaces the quantity instead of increasing it. */
  isUpdated: boolean;
  /** What the server says about a customer's line; missing in a guest's. */
  sent?: {
    quantity: number;
    /** Pesos with IVA for all of them; null when it says nothing. */
    total: number | null;
    /** How many of them have the lower one of two prices; null when all have the same. */
    atLowerPrice: number | null;
    promotion: string | null;
  };
}

/** A cart item as it is sent to the server (spec 3, Cart item reference). */
export interface CartItemReference {
  productId: string;
  qty: number;
  assemblyId: string | null;
  assemblyGroupId: string | null;
  assemblyName: string | null;
  /** Missing when the item is not part of a build, or when the shopper made no choice. */
  requiresAssembly?: boolean | null;
}

/** Quantities by line key (`getLineKey`). */
export type LineQuantities = Readonly<Record<string, number>>;

/** A merge of a guest's cart. The server adds only what it has not added for the key, so a cart whose answer was lost is sent again. */
export interface GuestCartMerge {
  /** The idempotency key, a UUID. */
  readonly key: string;
  /** The highest quantity that was sent of each line. It may or may not have arrived. */
  readonly sent: LineQuantities;
  /** The quantities that the server has confirmed. They are no longer on this device. */
  readonly taken: LineQuantities;
}
