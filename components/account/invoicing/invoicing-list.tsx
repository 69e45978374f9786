import { useQuery } from '@tanstack/react-query';
import {
  ItemActions,
  type ProfileItemActions,
  ProfileList,
  ProfileListItem,
  useProfileList,
} from '@/components/account/shared/profile-list';
import { ButtonLink } from '@/components/ui/button';
import { deleteInvoicingProfile, setDefaultInvoicingProfile } from '@/lib/api/calls/invoicing';
import type { InvoicingCatalogue, InvoicingProfile } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import { invoicingCatalogueQuery, invoicingProfilesQuery } from '@/lib/queries/invoicing';
import { invoicingFormHref, NEW_PROFILE } from './invoicing-href';

interface InvoicingItemProps extends ProfileItemActions {
  profile: InvoicingProfile;
  catalogue: InvoicingCatalogue | undefined;
}

/** A tax code and, once the catalogue is loaded, its meaning. */
const describeCode = (id: string, entries: readonly { id: string; text: string }[] = []) =>
  [id, entries.find((one) => one.id === id)?.text].filter(Boolean).join(' · ');

function InvoicingItem({ profile, catalogue, ...actions }: InvoicingItemProps) {
  const { t } = useTranslation('invoicing');
  const { id, rfc, businessName, taxRegime, cfdiUse, zipCode, email, isDefault } = profile;
  const name = `${businessName}, ${rfc}`;
  return (
    <ProfileListItem
      title={businessName}
      badges={isDefault && <span className="owned-badge">{t('default')}</span>}
      actions={
        <ItemActions
          {...actions}
          t={t}
          itemName={name}
          editHref={invoicingFormHref(id)}
          canBeDefault={!isDefault}
        />
      }
    >
      <p>
        {rfc} · {t('zip')} {zipCode}
      </p>
      <p className="soft">
        {t('regime')} {describeCode(taxRegime, catalogue?.regimes)}
      </p>
      <p className="soft">
        {t('use')} {describeCode(cfdiUse, catalogue?.uses)}
      </p>
      <p className="soft">{email}</p>
    </ProfileListItem>
  );
}

interface InvoicingListProps {
  customerId: string;
  list: readonly InvoicingProfile[];
}

export function InvoicingList({ customerId, list }: InvoicingListProps) {
  const { t } = useTranslation('invoicing');
  const { data: catalogue } = useQuery(invoicingCatalogueQuery());
  const { queryKey } = invoicingProfilesQuery(customerId);
  const { region, actionsOf } = useProfileList(
    queryKey,
    list,
    { setDefault: setDefaultInvoicingProfile, remove: deleteInvoicingProfile },
    { setDefault: t('defaultFailed'), remove: t('deleteFailed') },
  );
  return (
    <ProfileList
      {...{ list, region, t }}
      icon="file"
      link={
        <ButtonLink icon="plus" href={invoicingFormHref(NEW_PROFILE)}>
          {t('add')}
        </ButtonLink>
      }
    >
      {(profile) => (
        <InvoicingItem
          key={profile.id}
          profile={profile}
          catalogue={catalogue}
          {...actionsOf(profile.id)}
        />
      )}
    </ProfileList>
  );
}
