'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function EditAddressScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
