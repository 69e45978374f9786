import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Customer } from '@/lib/domain/account/types';
import type { InvoicingProfile } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import { invoicingCatalogueQuery } from '@/lib/queries/invoicing';
import { InvoicingForm } from './invoicing-form';
import { invoicingListHref, NEW_PROFILE } from './invoicing-href';

interface InvoicingEditorProps {
  customer: Customer;
  list: readonly InvoicingProfile[];
  /** An id, or `NEW_PROFILE`. */
  profileId: string;
}

/** The form of a profile, shown in place of the list. */
export function InvoicingEditor({ customer, list, profileId }: InvoicingEditorProps) {
  const { t } = useTranslation('invoicing');
  const router = useRouter();
  const catalogue = useQuery(invoicingCatalogueQuery());
  const profile = list.find(({ id }) => id === profileId);
  if (!profile && profileId !== NEW_PROFILE) {
    return (
      <EmptyState icon="file" heading="h2" title={t('gone')}>
        <ButtonLink variant="secondary" href={invoicingListHref()}>
          {t('back')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="mb-4 text-xl">{t(profile ? 'editTitle' : 'newTitle')}</h2>
      <QueryView query={catalogue} skeleton={<div className="skeleton h-144" />}>
        {(known) => (
          <InvoicingForm
            customer={customer}
            catalogue={known}
            profile={profile}
            onSaved={() => router.push(invoicingListHref())}
            cancel={(dropDraft) => (
              <ButtonLink
                variant="secondary"
                size="lg"
                href={invoicingListHref()}
                onClick={dropDraft}
              >
                {t('cancel')}
              </ButtonLink>
            )}
          />
        )}
      </QueryView>
    </>
  );
}
