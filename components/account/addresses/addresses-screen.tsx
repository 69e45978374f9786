'use client';

import { useQuery } from '@tanstack/react-query';
import { ProfileList } from '@/components/account/shared/profile-list';
import { ProfileListSkeleton } from '@/components/account/shared/profile-list-skeleton';
import { useProfileList } from '@/components/account/shared/use-profile-list';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { deleteAddress, setDefaultAddress } from '@/lib/api/calls/addresses';
import { sortDefaultFirst } from '@/lib/domain/account/defaults';
import type { Address } from '@/lib/domain/address/types';
import { useTranslation } from '@/lib/i18n/client';
import { addressesQuery } from '@/lib/queries/addresses';
import { route } from '@/lib/routing/routes';
import { deliverTo } from '@/stores/flows/location/deliver-to';
import { AddressItem } from './address-item';

/** The customer's addresses, with the default first. */
export function AddressesScreen({ customer }: CustomerScreenProps) {
  const query = useQuery(addressesQuery(customer.id));
  return (
    <QueryView query={query} skeleton={<ProfileListSkeleton rows={3} />}>
      {(list) => <AddressList customerId={customer.id} list={sortDefaultFirst(list)} />}
    </QueryView>
  );
}

function AddressList({ customerId, list }: { customerId: string; list: readonly Address[] }) {
  const { t } = useTranslation('addresses');
  const { queryKey } = addressesQuery(customerId);
  const setDefaultAndDeliver: typeof setDefaultAddress = async (client, id) => {
    await setDefaultAddress(client, id);
    const address = list.find((one) => one.id === id);
    if (address) deliverTo(address);
  };
  const { region, actionsOf } = useProfileList(
    queryKey,
    list,
    { setDefault: setDefaultAndDeliver, remove: deleteAddress },
    { setDefault: t('defaultFailed'), remove: t('deleteFailed') },
  );
  return (
    <ProfileList
      {...{ list, region, t }}
      icon="pin"
      link={
        <ButtonLink icon="plus" href={route('profile.address.new')}>
          {t('add')}
        </ButtonLink>
      }
    >
      {(address) => <AddressItem key={address.id} address={address} {...actionsOf(address.id)} />}
    </ProfileList>
  );
}
