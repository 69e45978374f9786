import { ItemActions } from '@/components/account/shared/item-actions';
import { ProfileListItem } from '@/components/account/shared/profile-list-item';
import type { ProfileItemActions } from '@/components/account/shared/use-profile-list';
import { formatPlaceLine, formatStreetLine } from '@/lib/domain/address/format-address';
import type { Address } from '@/lib/domain/address/types';
import { formatPhone } from '@/lib/domain/phone';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

interface AddressItemProps extends ProfileItemActions {
  address: Address;
}

export function AddressItem({ address, ...actions }: AddressItemProps) {
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
