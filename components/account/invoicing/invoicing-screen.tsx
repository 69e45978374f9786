'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function InvoicingScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
