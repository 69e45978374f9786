import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Address } from '@/lib/domain/address/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routes';
import { ConfirmButton } from '../kit/confirm-button';
import { MakeDefaultButton } from '../kit/make-default-button';
import { OwnedItem } from '../kit/owned-item';
import { AddressLines } from './address-lines';

interface AddressItemProps {
  address: Address;
  isBusy: boolean;
  onMakeDefault: () => void;
  onDelete: () => void;
}

export function AddressItem({ address, isBusy, onMakeDefault, onDelete }: AddressItemProps) {
  const { t } = useTranslation('addresses');
  const { t: shared } = useTranslation('account');
  const { id, alias, recipientName, isDefault } = address;
  const name = alias || recipientName;
  return (
    <OwnedItem
      title={name}
      badges={isDefault && <span className="owned-badge">{t('default')}</span>}
      actions={
        <>
          <a
            href={route('profile.address.edit', { id })}
            aria-label={`${shared('edit')}: ${name}`}
            className={buttonClass('quiet')}
          >
            <Icon name="edit" />
            {shared('edit')}
          </a>
          <ConfirmButton
            label={shared('delete')}
            of={name}
            icon="trash"
            question={t('deleteQuestion')}
            confirmLabel={t('deleteConfirm')}
            isBusy={isBusy}
            onConfirm={onDelete}
          />
          {!isDefault && (
            <MakeDefaultButton
              label={t('makeDefault')}
              of={name}
              isBusy={isBusy}
              onPress={onMakeDefault}
            />
          )}
        </>
      }
    >
      <AddressLines address={address} />
    </OwnedItem>
  );
}
