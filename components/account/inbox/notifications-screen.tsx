'use client';

import type { CustomerScreenProps } from '../customer-screen';

export function NotificationsScreen({ customer }: CustomerScreenProps) {
  return <p>{customer.name}</p>;
}
