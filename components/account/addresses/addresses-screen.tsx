'use client';

import { useQuery } from '@tanstack/react-query';
import {
  ItemActions,
  type ProfileItemActions,
  ProfileList,
  ProfileListItem,
  ProfileListSkeleton,
  useProfileList,
} from '@/components/account/shared/profile-list';
import { customerScreen } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { deleteAddress, setDefaultAddress } from '@/lib/api/calls/addresses';
import { sortDefaultFirst } from '@/lib/domain/account/defaults';
import { formatPlaceLine, formatStreetLine } from '@/lib/domain/address/format-address';
import type { Address } from '@/lib/domain/address/types';
import { formatPhone } from '@/lib/domain/phone';
import { useTranslation } from '@/lib/i18n/client';
import { addressesQuery } from '@/lib/queries/addresses';
import { route } from '@/lib/routing/routes';
import { deliverTo } from '@/stores/flows/location/deliver-to';

interface AddressItemProps extends ProfileItemActions {
  address: Address;
}

function AddressItem({ address, ...actions }: AddressItemProps) {
  const { t } = useTranslation('addresses');
  const { id, alias, recipientName, isDefault } = address;
  const name = alias || recipientName;
  return (
    <ProfileListItem
      title={name}
      badges={isDefault && <span className="owned-badge">{t('default')}</span>}
      actions={
        <ItemActions
          {...actions}
          t={t}
          itemName={name}
          editHref={route('profile.address.edit', { id })}
          canBeDefault={!isDefault}
        />
      }
    >
      <AddressLines address={address} />
    </ProfileListItem>
  );
}

/** The lines of an address, without its title. */
function AddressLines({ address }: { address: Address }) {
  const { t } = useTranslation('addresses');
  const { alias, recipientName, phone, betweenStreets, references } = address;
  return (
    <>
      {/* Without an alias, the recipient is already the title. */}
      {alias && <p>{recipientName}</p>}
      <p>{formatStreetLine(address)}</p>
      <p>{formatPlaceLine(address)}</p>
      {phone && <p className="soft">{t('phone', { phone: formatPhone(phone) })}</p>}
      {betweenStreets && <p className="soft">{t('between', { streets: betweenStreets })}</p>}
      {references && <p className="soft">{references}</p>}
    </>
  );
}

/** The customer's addresses, with the default first. */
export const AddressesScreen = customerScreen(
  { texts: ['addresses'] },
  function AddressesScreen({ customer }) {
    const query = useQuery(addressesQuery(customer.id));
    return (
      <QueryView query={query} skeleton={<ProfileListSkeleton rows={3} />}>
        {(list) => <AddressList customerId={customer.id} list={sortDefaultFirst(list)} />}
      </QueryView>
    );
  },
);

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
