'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function WishlistsScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
