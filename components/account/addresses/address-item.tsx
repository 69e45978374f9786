import { ItemActions } from '@/components/account/shared/item-actions';
import { ProfileListItem } from '@/components/account/shared/profile-list-item';
import type { Address } from '@/lib/domain/address/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { AddressLines } from './address-lines';

interface AddressItemProps {
  address: Address;
  isBusy: boolean;
  onMakeDefault: () => void;
  onDelete: () => void;
}

export function AddressItem({ address, isBusy, onMakeDefault, onDelete }: AddressItemProps) {
  const { t } = useTranslation('addresses');
  const { id, alias, recipientName, isDefault } = address;
  const name = alias || recipientName;
  return (
    <ProfileListItem
      title={name}
      badges={isDefault && <span className="owned-badge">{t('default')}</span>}
      actions={
        <ItemActions
          itemName={name}
          labels={{
            question: t('deleteQuestion'),
            confirm: t('deleteConfirm'),
            makeDefault: t('makeDefault'),
          }}
          isBusy={isBusy}
          editHref={route('profile.address.edit', { id })}
          onDelete={onDelete}
          onMakeDefault={isDefault ? undefined : onMakeDefault}
        />
      }
    >
      <AddressLines address={address} />
    </ProfileListItem>
  );
}
