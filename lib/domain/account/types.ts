import type { CartItemReference } from '../cart/types';

export interface GuestData {
  cart: readonly CartItemReference[];
  assembly: {
    name: string | null;
    entries: readonly { productId: string; qty: number; assemblyGroupId: string }[];
  };
  zipCode: string | null;
}

export const ACCOUNT_TYPES = ['personal', 'business'] as const;
