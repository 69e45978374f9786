import { useQuery } from '@tanstack/react-query';
import { ProfileList } from '@/components/account/shared/profile-list';
import { useProfileList } from '@/components/account/shared/use-profile-list';
import { ButtonLink } from '@/components/ui/button';
import { deleteInvoicingProfile, setDefaultInvoicingProfile } from '@/lib/api/calls/invoicing';
import type { InvoicingProfile } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import { invoicingCatalogueQuery, invoicingProfilesQuery } from '@/lib/queries/invoicing';
import { invoicingFormHref, NEW_PROFILE } from './invoicing-href';
import { InvoicingItem } from './invoicing-item';

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
