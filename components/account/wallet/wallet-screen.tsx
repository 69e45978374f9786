'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function WalletScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
