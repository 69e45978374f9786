'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { ProfileListSkeleton } from '@/components/account/shared/profile-list';
import { customerScreen } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { invoicingCatalogueQuery, invoicingProfilesQuery } from '@/lib/api/invoicing';
import type { Customer } from '@/lib/domain/account/types';
import type { InvoicingProfile } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import { InvoicingForm } from './invoicing-form';
import { invoicingListHref, NEW_PROFILE, useEditedProfileId } from './invoicing-href';
import { InvoicingList } from './invoicing-list';
import { IssuerZip } from './issuer-zip';

interface InvoicingEditorProps {
  customer: Customer;
  list: readonly InvoicingProfile[];
  /** An id, or `NEW_PROFILE`. */
  profileId: string;
}

/** The form of a profile, shown in place of the list. */
function InvoicingEditor({ customer, list, profileId }: InvoicingEditorProps) {
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

/** The customer's invoicing profiles: the list, or the form of one profile. */
export const InvoicingScreen = customerScreen<{
  /** Zip code that the shop issues its invoices from; null when it is not configured. */
  issuerZip: string | null;
}>({ texts: ['invoicing'] }, function InvoicingScreen({ customer, issuerZip }) {
  const editedId = useEditedProfileId();
  const query = useQuery(invoicingProfilesQuery(customer.id));
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(editedId);
  useEffect(() => {
    // List and form replace each other without a page load, so the focused element is gone.
    if (before.current !== editedId) place.current?.focus({ preventScroll: true });
    before.current = editedId;
  }, [editedId]);
  return (
    <div ref={place} tabIndex={-1}>
      <QueryView query={query} skeleton={<ProfileListSkeleton />}>
        {(list) =>
          editedId === null ? (
            <InvoicingList customerId={customer.id} list={list} />
          ) : (
            <IssuerZip value={issuerZip}>
              <InvoicingEditor
                key={editedId}
                customer={customer}
                list={list}
                profileId={editedId}
              />
            </IssuerZip>
          )
        }
      </QueryView>
    </div>
  );
});
