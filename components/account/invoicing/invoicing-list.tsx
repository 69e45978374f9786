import { useQuery } from '@tanstack/react-query';
import { useListChanges } from '@/components/account/shared/use-list-changes';
import { useRemovalFocus } from '@/components/account/shared/use-removal-focus';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { browserClient } from '@/lib/api/browser-client';
import { deleteInvoicingProfile, setDefaultInvoicingProfile } from '@/lib/api/calls/invoicing';
import { removeDefaultableItem, setDefaultItem } from '@/lib/domain/account/defaults';
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
  const { isBusy, change } = useListChanges<InvoicingProfile>(queryKey);
  const makeDefault = {
    apply: setDefaultItem,
    send: (id: string) => setDefaultInvoicingProfile(browserClient, id),
    errorTitle: t('defaultFailed'),
  };
  const remove = {
    apply: removeDefaultableItem,
    send: (id: string) => deleteInvoicingProfile(browserClient, id),
    errorTitle: t('deleteFailed'),
  };
  const { region, beforeRemoval } = useRemovalFocus(list.map(({ id }) => id));
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
            isBusy={isBusy}
            onMakeDefault={() => void change(profile.id, makeDefault)}
            onDelete={() => {
              beforeRemoval(profile.id);
              void change(profile.id, remove);
            }}
          />
        ))}
      </ul>
    </div>
  );
}
