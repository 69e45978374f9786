import { KeptActions } from '@/components/account/shared/kept-actions';
import { OwnedItem } from '@/components/account/shared/owned-item';
import type { InvoicingCatalogue, InvoicingProfile } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import { writingAddress } from './invoicing-ways';

interface InvoicingItemProps {
  profile: InvoicingProfile;
  catalogue: InvoicingCatalogue | undefined;
  isBusy: boolean;
  onMakeDefault: () => void;
  onDelete: () => void;
}

/** A tax code and, once the catalogue is loaded, its meaning. */
const spoken = (id: string, entries: readonly { id: string; text: string }[] = []) =>
  [id, entries.find((one) => one.id === id)?.text].filter(Boolean).join(' · ');

export function InvoicingItem(props: InvoicingItemProps) {
  const { profile, catalogue, isBusy, onMakeDefault, onDelete } = props;
  const { t } = useTranslation('invoicing');
  const { id, rfc, businessName, taxRegime, cfdiUse, zipCode, email, isDefault } = profile;
  const name = `${businessName}, ${rfc}`;
  return (
    <OwnedItem
      title={businessName}
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
          editHref={writingAddress(id)}
          onDelete={onDelete}
          onMakeDefault={isDefault ? undefined : onMakeDefault}
        />
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
