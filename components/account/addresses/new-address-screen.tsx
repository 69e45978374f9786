'use client';

import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { AddressForm } from './address-form';
import { useLeaveAddress } from './use-leave-address';

export function NewAddressScreen({ customer }: CustomerScreenProps) {
  return <AddressForm customer={customer} {...useLeaveAddress()} />;
}
