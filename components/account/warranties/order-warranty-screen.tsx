'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function OrderWarrantyScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
