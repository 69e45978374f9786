'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function WarrantiesScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
