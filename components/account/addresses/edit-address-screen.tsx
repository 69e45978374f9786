'use client';

import { useQuery } from '@tanstack/react-query';
import { customerScreen } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { useRouteParams } from '@/components/shared/use-route-params';
import { addressesQuery } from '@/lib/api/addresses';
import { AddressForm } from './address-form';
import { useAddressFormExit } from './use-address-form-exit';

export const EditAddressScreen = customerScreen(
  { texts: ['addresses'] },
  function EditAddressScreen({ customer }) {
    const { id = null } = useRouteParams('profile.address.edit');
    const query = useQuery({
      ...addressesQuery(customer.id),
      select: (list) => list.find((one) => one.id === id) ?? null,
    });
    const exit = useAddressFormExit();
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
  },
);
