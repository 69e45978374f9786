'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function AddressesScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
