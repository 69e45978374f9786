import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { InvoicingCatalogue, InvoicingProfile } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import { ConfirmButton } from '../kit/confirm-button';
import { MakeDefaultButton } from '../kit/make-default-button';
import { OwnedItem } from '../kit/owned-item';
import { writingAddress } from './invoicing-ways';

interface InvoicingItemProps {
  profile: InvoicingProfile;
  catalogue: InvoicingCatalogue | undefined;
  isBusy: boolean;
  onMakeDefault: () => void;
  onDelete: () => void;
}

/** Its code, and what the code means where the catalogue is here. */
const spoken = (id: string, entries: readonly { id: string; text: string }[] = []) =>
  [id, entries.find((one) => one.id === id)?.text].filter(Boolean).join(' · ');

export function InvoicingItem(props: InvoicingItemProps) {
  const { profile, catalogue, isBusy, onMakeDefault, onDelete } = props;
  const { t } = useTranslation('invoicing');
  const { t: shared } = useTranslation('account');
  const { id, rfc, businessName, taxRegime, cfdiUse, zipCode, email, isDefault } = profile;
  const name = `${businessName}, ${rfc}`;
  return (
    <OwnedItem
      title={businessName}
      badges={isDefault && <span className="owned-badge">{t('default')}</span>}
      actions={
        <>
          <a
            href={writingAddress(id)}
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
      <p>
        {rfc} · {t('zip')} {zipCode}
      </p>
      <p className="soft">
        {t('regime')} {spoken(taxRegime, catalogue?.regimes)}
      </p>
      <p className="soft">
        {t('use')} {spoken(cfdiUse, catalogue?.uses)}
      </p>
      <p className="soft">{email}</p>
    </OwnedItem>
  );
}
