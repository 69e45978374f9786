'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function OrderScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
