import { useQuery } from '@tanstack/react-query';
import { useProfileList } from '@/components/account/shared/use-profile-list';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
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
  const add = (
    <ButtonLink icon="plus" href={invoicingFormHref(NEW_PROFILE)}>
      {t('add')}
    </ButtonLink>
  );
  if (list.length === 0) {
    return (
      <div ref={region}>
        <EmptyState icon="file" heading="h2" title={t('empty')} text={t('emptyText')}>
          {add}
        </EmptyState>
      </div>
    );
  }
  return (
    <div ref={region}>
      <div className="owned-head">
        <p>{t('intro')}</p>
        {add}
      </div>
      <ul className="owned-list">
        {list.map((profile) => (
          <InvoicingItem
            key={profile.id}
            profile={profile}
            catalogue={catalogue}
            {...actionsOf(profile.id)}
          />
        ))}
      </ul>
    </div>
  );
}
