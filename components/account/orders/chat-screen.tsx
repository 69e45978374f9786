'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function ChatScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
