'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function WarrantyProductsScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
