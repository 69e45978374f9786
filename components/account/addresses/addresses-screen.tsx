'use client';

import { ProfileList } from '@/components/account/shared/profile-list';
import { customerScreen } from '@/components/shared/customer-screen';
import { ButtonLink } from '@/components/ui/button';
import { addressesQuery, deleteAddress, setDefaultAddress } from '@/lib/api/addresses';
import { formatPlaceLine, formatStreetLine } from '@/lib/domain/address/address-lines';
import { formatPhone } from '@/lib/domain/phone';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { deliverTo } from '@/stores/flows/location/deliver-to';

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
      toView={(address) => {
        const { id, alias, recipientName, phone, betweenStreets, references } = address;
        return {
          title: alias || recipientName,
          editHref: route('profile.address.edit', { id }),
          content: (
            <>
              {alias && <p>{recipientName}</p>}
              <p>{formatStreetLine(address)}</p>
              <p>{formatPlaceLine(address)}</p>
              {phone && <p className="soft">{t('phone', { phone: formatPhone(phone) })}</p>}
              {betweenStreets && (
                <p className="soft">{t('between', { streets: betweenStreets })}</p>
              )}
              {references && <p className="soft">{references}</p>}
            </>
          ),
        };
      }}
    />
  );
});
