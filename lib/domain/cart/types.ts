/** What a guest's line remembers of its product: enough to show it without a request. Amounts in pesos. */
export interface GuestCartProduct {
  id: string;
  slug: string;
  name: string;
  partNumber: string;
  brandName: string | null;
  categoryName: string | null;
  /** Thumbnail address; null shows the placeholder. */
  image: string | null;
  /** Pieces in stock when it was added; the backend decides. */
  stock: number;
  commonPriceWithTax: number;
  promotionPriceWithTax: number;
  /** With a promotion the promotion price rules (spec 9). */
  promotionId: string | null;
  mwiOneDiscPercent: number;
}

/** A line of the cart that a guest keeps on the device (spec 3). */
export interface GuestCartLine {
  product: GuestCartProduct;
  /** Whole pieces, from 1. */
  quantity: number;
  /** The assembly that the line is part of, if any. */
  assemblyId: string | null;
  /** Whether the shop is to put that assembly together; the same in all of its lines. */
  requiresAssembly?: boolean;
  /** Per unit, without IVA and before discount. */
  subtotal: number;
  /** Per unit, without IVA. */
  discount: number;
  /** IVA per unit. */
  tax: number;
  /** Set when the quantity was chosen outright: adding such a line sets instead of adding up. */
  isUpdated: boolean;
}

/** A product in the cart as the server takes it (spec 3, Cart item reference). */
export interface CartItemReference {
  productId: string;
  qty: number;
  assemblyId: string | null;
  assemblyGroupId: string | null;
  assemblyName: string | null;
  /** None where there is nothing to put together, or nobody chose. */
  requiresAssembly?: boolean | null;
}

/** The guest cart's summary (spec 3); amounts in pesos. */
export interface GuestCartTotals {
  /** Lines, not pieces. */
  count: number;
  pieces: number;
  subtotal: number;
  totalDiscount: number;
  tax: number;
  total: number;
}
