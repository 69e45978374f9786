'use client';

import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { AddressForm } from './address-form';
import { useAddressFormExit } from './use-address-form-exit';

export function NewAddressScreen({ customer }: CustomerScreenProps) {
  return <AddressForm customer={customer} {...useAddressFormExit()} />;
}
