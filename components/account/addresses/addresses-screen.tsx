'use client';

import { ProfileList } from '@/components/account/shared/profile-list';
import { customerScreen } from '@/components/shared/customer-screen';
import { ButtonLink } from '@/components/ui/button';
import { addressesQuery, deleteAddress, setDefaultAddress } from '@/lib/api/addresses';
import type { Address } from '@/lib/domain/address/address';
import { formatPlaceLine, formatStreetLine } from '@/lib/domain/address/address-lines';
import { formatPhone } from '@/lib/domain/phone';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { deliverTo } from '@/stores/flows/location/deliver-to';

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

export const AddressesScreen = customerScreen(['addresses'], function Addresses({ customer }) {
  const { t } = useTranslation('addresses');
  return (
    <ProfileList
      options={addressesQuery(customer.id)}
      t={t}
      makeDefault={{
        t,
        send: async (client, id, address) => {
          await setDefaultAddress(client, id);
          deliverTo(address);
        },
      }}
      remove={deleteAddress}
      icon="pin"
      link={
        <ButtonLink icon="plus" href={route('profile.address.new')}>
          {t('add')}
        </ButtonLink>
      }
      toView={(address) => ({
        title: address.alias || address.recipientName,
        editHref: route('profile.address.edit', { id: address.id }),
        content: <AddressLines address={address} />,
      })}
    />
  );
});
