'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useFormExit } from '@/components/account/shared/profile-form';
import { ProfileList } from '@/components/account/shared/profile-list';
import { customerScreen } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Customer } from '@/lib/api/customer';
import {
  deleteInvoicingProfile,
  invoicingCatalogueQuery,
  invoicingProfilesQuery,
  setDefaultInvoicingProfile,
} from '@/lib/api/invoicing';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { InvoicingForm, type InvoicingFormProps } from './invoicing-form';
import { invoicingFormHref, NEW_PROFILE, PROFILE_PARAM } from './invoicing-hrefs';

/** A tax code and, once the catalogue is loaded, its meaning. */
const describeCode = (id: string, entries: readonly { id: string; text: string }[] = []) =>
  [id, entries.find((one) => one.id === id)?.text].filter(Boolean).join(' · ');

function InvoicingList({ customerId }: { customerId: string }) {
  const { t } = useTranslation('invoicing');
  const { data: catalogue } = useQuery(invoicingCatalogueQuery());
  return (
    <ProfileList
      options={invoicingProfilesQuery(customerId)}
      t={t}
      makeDefault={{ t, send: setDefaultInvoicingProfile }}
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

type InvoicingScreenProps = Pick<InvoicingFormProps, 'issuerZip'>;

interface InvoicingEditorProps extends InvoicingScreenProps {
  customer: Customer;
  /** An id, or `NEW_PROFILE`. */
  profileId: string;
}

function InvoicingEditor({ customer, profileId, issuerZip }: InvoicingEditorProps) {
  const { t } = useTranslation('invoicing');
  const exit = useFormExit('profile.invoicing');
  const profiles = useQuery(invoicingProfilesQuery(customer.id));
  const catalogue = useQuery(invoicingCatalogueQuery());
  const skeleton = <div className="skeleton h-144" />;
  return (
    <QueryView query={profiles} skeleton={skeleton}>
      {(list) => {
        const profile = list.find(({ id }) => id === profileId);
        if (!profile && profileId !== NEW_PROFILE) {
          return (
            <EmptyState icon="file" heading="h2" title={t('gone')}>
              <ButtonLink variant="secondary" href={route('profile.invoicing')}>
                {t('back')}
              </ButtonLink>
            </EmptyState>
          );
        }
        return (
          <>
            <h2 className="mb-4 text-xl">{t(profile ? 'editTitle' : 'newTitle')}</h2>
            <QueryView query={catalogue} skeleton={skeleton}>
              {(known) => (
                <InvoicingForm {...{ customer, profile, issuerZip }} catalogue={known} {...exit} />
              )}
            </QueryView>
          </>
        );
      }}
    </QueryView>
  );
}

export const InvoicingScreen = customerScreen<InvoicingScreenProps>(
  ['invoicing'],
  function Invoicing({ customer, issuerZip }) {
    // In the URL the edited profile survives a reload.
    const editedId = useSearchParams().get(PROFILE_PARAM);
    const place = useRef<HTMLDivElement>(null);
    const before = useRef(editedId);
    useEffect(() => {
      // List and form replace each other without a page load, so the focused element is gone.
      if (before.current !== editedId) place.current?.focus({ preventScroll: true });
      before.current = editedId;
    }, [editedId]);
    return (
      <div ref={place} tabIndex={-1}>
        {editedId === null ? (
          <InvoicingList customerId={customer.id} />
        ) : (
          <InvoicingEditor key={editedId} {...{ customer, issuerZip }} profileId={editedId} />
        )}
      </div>
    );
  },
);
