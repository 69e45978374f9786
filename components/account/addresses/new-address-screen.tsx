'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function NewAddressScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
