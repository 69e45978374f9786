'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function InformationScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
