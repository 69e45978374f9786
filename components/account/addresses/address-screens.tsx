'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormExit } from '@/components/account/shared/profile-form';
import { customerScreen, useRouteParams } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { addressesQuery } from '@/lib/api/addresses';
import { AddressForm } from './address-form';

export const EditAddressScreen = customerScreen(['addresses'], function EditAddress({ customer }) {
  const { id = null } = useRouteParams('profile.address.edit');
  const query = useQuery({
    ...addressesQuery(customer.id),
    select: (list) => list.find((one) => one.id === id) ?? null,
  });
  const exit = useFormExit('profile.addresses');
  return (
    <QueryView
      query={query}
      skeleton={<div className="skeleton h-180" />}
      notFound={{ list: 'profile.addresses' }}
    >
      {(address) => (
        <AddressForm key={address.id} customer={customer} address={address} {...exit} />
      )}
    </QueryView>
  );
});

export const NewAddressScreen = customerScreen(['addresses'], function NewAddress({ customer }) {
  return <AddressForm customer={customer} {...useFormExit('profile.addresses')} />;
});
