'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function OrdersScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
