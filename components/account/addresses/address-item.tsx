import { KeptActions } from '@/components/account/shared/kept-actions';
import { OwnedItem } from '@/components/account/shared/owned-item';
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
    <OwnedItem
      title={name}
      badges={isDefault && <span className="owned-badge">{t('default')}</span>}
      actions={
        <KeptActions
          of={name}
          words={{
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
    </OwnedItem>
  );
}
