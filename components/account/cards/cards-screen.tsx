'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function CardsScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
