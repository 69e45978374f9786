import { useQuery } from '@tanstack/react-query';
import { DefaultList } from '@/components/account/shared/default-list';
import { ButtonLink } from '@/components/ui/button';
import {
  deleteInvoicingProfile,
  invoicingCatalogueQuery,
  invoicingProfilesQuery,
  setDefaultInvoicingProfile,
} from '@/lib/api/invoicing';
import type { InvoicingProfile } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import { invoicingFormHref, NEW_PROFILE } from './invoicing-href';

/** A tax code and, once the catalogue is loaded, its meaning. */
const describeCode = (id: string, entries: readonly { id: string; text: string }[] = []) =>
  [id, entries.find((one) => one.id === id)?.text].filter(Boolean).join(' · ');

interface InvoicingListProps {
  customerId: string;
  list: readonly InvoicingProfile[];
}

export function InvoicingList({ customerId, list }: InvoicingListProps) {
  const { t } = useTranslation('invoicing');
  const { data: catalogue } = useQuery(invoicingCatalogueQuery());
  return (
    <DefaultList
      queryKey={invoicingProfilesQuery(customerId).queryKey}
      {...{ list, t }}
      calls={{ setDefault: setDefaultInvoicingProfile, remove: deleteInvoicingProfile }}
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
