'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { DefaultList, ProfileListSkeleton } from '@/components/account/shared/profile-list';
import { customerScreen } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { readReturnTo } from '@/components/shared/return-to';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import {
  deleteInvoicingProfile,
  invoicingCatalogueQuery,
  invoicingProfilesQuery,
  setDefaultInvoicingProfile,
} from '@/lib/api/invoicing';
import type { Customer } from '@/lib/domain/account/types';
import type { InvoicingProfile } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import { InvoicingForm } from './invoicing-form';
import {
  invoicingFormHref,
  invoicingListHref,
  NEW_PROFILE,
  PROFILE_PARAM,
} from './invoicing-hrefs';
import type { InvoicingFormOptions } from './use-invoicing-form';

/** The profile that the URL asks to edit, an id or `NEW_PROFILE`; null for the list. */
const useEditedProfileId = (): string | null => useSearchParams().get(PROFILE_PARAM);

/** A tax code and, once the catalogue is loaded, its meaning. */
const describeCode = (id: string, entries: readonly { id: string; text: string }[] = []) =>
  [id, entries.find((one) => one.id === id)?.text].filter(Boolean).join(' · ');

interface InvoicingListProps {
  customerId: string;
  list: readonly InvoicingProfile[];
}

function InvoicingList({ customerId, list }: InvoicingListProps) {
  const { t } = useTranslation('invoicing');
  const { data: catalogue } = useQuery(invoicingCatalogueQuery());
  return (
    <DefaultList
      queryKey={invoicingProfilesQuery(customerId).queryKey}
      {...{ list, t }}
      setDefault={setDefaultInvoicingProfile}
      remove={deleteInvoicingProfile}
      icon="file"
      link={
        <ButtonLink icon="plus" href={invoicingFormHref(NEW_PROFILE)}>
          {t('add')}
        </ButtonLink>
      }
      toView={({ id, rfc, businessName, taxRegime, cfdiUse, zipCode, email }) => ({
        title: businessName,
        name: `${businessName}, ${rfc}`,
        editHref: invoicingFormHref(id),
        content: (
          <>
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
          </>
        ),
      })}
    />
  );
}

type InvoicingScreenProps = Pick<InvoicingFormOptions, 'issuerZip'>;

interface InvoicingEditorProps extends InvoicingScreenProps {
  customer: Customer;
  list: readonly InvoicingProfile[];
  /** An id, or `NEW_PROFILE`. */
  profileId: string;
}

function InvoicingEditor(props: InvoicingEditorProps) {
  const { customer, list, profileId, issuerZip } = props;
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
            issuerZip={issuerZip}
            onSaved={() => router.push(readReturnTo(invoicingListHref()))}
            cancel={(dropDraft) => (
              <ButtonLink
                variant="secondary"
                size="lg"
                href={readReturnTo(invoicingListHref())}
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

export const InvoicingScreen = customerScreen<InvoicingScreenProps>(
  { texts: ['invoicing'] },
  function InvoicingScreen({ customer, issuerZip }) {
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
              <InvoicingEditor
                key={editedId}
                {...{ customer, list, issuerZip }}
                profileId={editedId}
              />
            )
          }
        </QueryView>
      </div>
    );
  },
);
