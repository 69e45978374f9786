'use client';

import { useQuery } from '@tanstack/react-query';
import { addresses } from '@/lib/queries/addresses';
import { getQueryClient } from '@/lib/queries/query-client';
import type { CustomerScreenProps } from '../customer-screen';
import { QueryView } from '../kit/query-view';
import { usePathId } from '../kit/use-path-id';
import { AddressForm } from './address-form';
import { useLeaveAddress } from './use-leave-address';

export function EditAddressScreen({ customer }: CustomerScreenProps) {
  const id = usePathId();
  const query = useQuery(
    {
      ...addresses(customer.id),
      select: (list) => list.find((one) => one.id === id) ?? null,
    },
    getQueryClient(),
  );
  const ways = useLeaveAddress();
  return (
    <QueryView query={query} skeleton={<div className="skeleton h-180" />}>
      {(address) => (
        <AddressForm key={address.id} customer={customer} address={address} {...ways} />
      )}
    </QueryView>
  );
}
