'use client';

import { customerScreen } from '@/components/shared/customer-screen';
import { AddressForm } from './address-form';
import { useAddressFormExit } from './use-address-form-exit';

export const NewAddressScreen = customerScreen(
  { texts: ['addresses'] },
  function NewAddressScreen({ customer }) {
    return <AddressForm customer={customer} {...useAddressFormExit()} />;
  },
);
