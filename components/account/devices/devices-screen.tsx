'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function DevicesScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
