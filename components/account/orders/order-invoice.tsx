import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CfdiUseField } from '@/components/account/invoicing/cfdi-use-field';
import { invoicingFormHref, NEW_PROFILE } from '@/components/account/invoicing/invoicing-hrefs';
import { HistorySection } from '@/components/account/shared/history';
import { Select } from '@/components/forms/field';
import { Form, FormError } from '@/components/forms/form';
import { Button, ButtonLink } from '@/components/ui/button';
import { RetryButton } from '@/components/ui/retry-button';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { ordersKey } from '@/lib/api/client/query-parts';
import { invoicingCatalogueQuery, invoicingProfilesQuery } from '@/lib/api/invoicing';
import {
  type InvoiceFile,
  type InvoiceFormat,
  type OrderDetail,
  type OrderInvoiceSummary,
  orderQuery,
  readInvoice,
  requestInvoice,
} from '@/lib/api/orders';
import { formatCalendarDate, getMexicoCityDay } from '@/lib/domain/dates';
import { getInvoiceDeadline } from '@/lib/domain/invoicing/tax-choices';
import type { InvoicingProfile } from '@/lib/domain/invoicing/types';
import { isPaymentPending } from '@/lib/domain/orders/status';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { notify } from '@/stores/interface/toast-store';

export const INVOICE_SECTION = 'factura';

/** The form of new invoicing data, which leads back to the request. */
const newProfileHref = (orderId: string): string =>
  invoicingFormHref(NEW_PROFILE, `${route('profile.order', { id: orderId })}#${INVOICE_SECTION}`);

interface InvoiceRequestProps {
  orderId: string;
  customerId: string;
  /** Null while it is not known when the order was paid. */
  paidUtc: string | null;
}

export function InvoiceRequest({ paidUtc, ...owner }: InvoiceRequestProps) {
  const { t } = useTranslation('orders');
  const { data, isError, refetch } = useQuery(
    // The customer may have just added a profile on the invoicing screen.
    { ...invoicingProfilesQuery(owner.customerId), staleTime: 0 },
  );
  if (!data) {
    if (!isError) return <div className="skeleton h-28" />;
    return (
      <>
        <p role="alert">{t('invoice.noReceivers')}</p>
        <RetryButton className="mt-3" onClick={() => refetch()}>
          {t('retry')}
        </RetryButton>
      </>
    );
  }
  return (
    <>
      {data.length === 0 && <p>{t('invoice.noProfiles')}</p>}
      <InvoiceDeadline paidUtc={paidUtc} />
      {data.length > 0 ? (
        <InvoiceRequestForm {...owner} receivers={data} />
      ) : (
        <ButtonLink variant="secondary" className="mt-3" href={newProfileHref(owner.orderId)}>
          {t('invoice.addProfile')}
        </ButtonLink>
      )}
    </>
  );
}

export function InvoiceDeadline({ paidUtc }: { paidUtc: string | null }) {
  const { t } = useTranslation('orders');
  const last = getInvoiceDeadline(paidUtc);
  if (last === null) return null;
  const isLate = getMexicoCityDay(Date.now()) > last;
  return (
    <p className="history-soft">
      {t(isLate ? 'invoice.late' : 'invoice.until', { day: formatCalendarDate(last) })}
    </p>
  );
}

type InvoiceRequestFormProps = Omit<InvoiceRequestProps, 'paidUtc'> & {
  receivers: readonly InvoicingProfile[];
};

function InvoiceRequestForm({ orderId, customerId, receivers }: InvoiceRequestFormProps) {
  const { t } = useTranslation('orders');
  const usual = receivers.find(({ isDefault }) => isDefault) ?? receivers[0];
  const [profileId, setProfileId] = useState(usual?.id ?? '');
  /** Null: that of the receiver. */
  const [cfdiUse, setCfdiUse] = useState<string | null>(null);
  const { data: catalogue } = useQuery(invoicingCatalogueQuery());
  const client = useQueryClient();
  const mutationKey = ['request-invoice', orderId];
  const request = useMutation({
    mutationKey,
    mutationFn: () =>
      requestInvoice(browserClient, { id: orderId, profileId, cfdiUse: cfdiUse ?? undefined }),
    onSuccess: async () => {
      notify({ text: t('invoice.done'), duration: TOAST_DURATION.long });
      await client.invalidateQueries({ queryKey: orderQuery(customerId, orderId).queryKey });
      await client.invalidateQueries({ queryKey: ordersKey(customerId) });
    },
  });
  return (
    <Form
      className="grid justify-items-start gap-3"
      onSubmit={() => client.isMutating({ mutationKey }) === 0 && request.mutate()}
    >
      <Select
        label={t('invoice.choose')}
        value={profileId}
        onChange={({ target }) => {
          setProfileId(target.value);
          // Another regime may not allow the use.
          setCfdiUse(null);
        }}
        options={receivers.map(({ id, rfc, businessName }) => ({
          value: id,
          text: `${businessName} · ${rfc}`,
        }))}
      />
      <CfdiUseField
        label={t('invoice.use')}
        profile={receivers.find(({ id }) => id === profileId)}
        catalogue={catalogue}
        value={cfdiUse}
        onChoose={setCfdiUse}
      />
      <FormError
        text={request.error && `${t('invoice.requestFailed')} ${errorText(request.error)}`}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" type="submit" isBusy={request.isPending}>
          {t(request.isPending ? 'invoice.requesting' : 'invoice.request')}
        </Button>
        <a href={newProfileHref(orderId)} className="link">
          {t('invoice.addProfile')}
        </a>
      </div>
    </Form>
  );
}

/** Starts the download of an invoice. @throws DOMException if `base64` is not valid base64 */
function downloadInvoice({ filename, base64 }: InvoiceFile): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  // Never the type that the backend names: a file from outside must not open as a page on this site's origin.
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  Object.assign(document.createElement('a'), { href: url, download: filename }).click();
  // The browser reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export const hasInvoiceSection = (order: OrderDetail): boolean =>
  hasFeature('invoicing') &&
  (order.invoice !== null || order.canRequestInvoice || isPaymentPending(order.paymentStatus));

export function OrderInvoice({ order, customerId }: { order: OrderDetail; customerId: string }) {
  const { t } = useTranslation('orders');
  const [wasThere] = useState(order.invoice !== null);
  if (!hasInvoiceSection(order)) return null;
  return (
    <HistorySection
      id={INVOICE_SECTION}
      title={t('invoice')}
      className="[&_.form-field]:w-full [&_.form-field]:max-w-112"
    >
      {order.invoice ? (
        <IssuedInvoice orderId={order.id} invoice={order.invoice} isNew={!wasThere} />
      ) : order.canRequestInvoice ? (
        <InvoiceRequest orderId={order.id} customerId={customerId} paidUtc={order.paidUtc} />
      ) : (
        <p className="history-soft">{t('invoice.later')}</p>
      )}
    </HistorySection>
  );
}

const FORMATS: readonly InvoiceFormat[] = ['pdf', 'xml'];

interface IssuedInvoiceProps {
  orderId: string;
  invoice: OrderInvoiceSummary;
  /** True if the invoice has just replaced the request form. */
  isNew: boolean;
}

function IssuedInvoice({ orderId, invoice, isNew }: IssuedInvoiceProps) {
  const { t } = useTranslation('orders');
  const button = useRef<HTMLButtonElement>(null);
  const download = useMutation({
    mutationFn: async (format: InvoiceFormat) =>
      downloadInvoice(await readInvoice(browserClient, { id: orderId, format })),
  });
  useEffect(() => {
    // The focused button of the form has disappeared.
    if (isNew) button.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <>
      <p>{t('invoice.issued', { name: invoice.businessName, rfc: invoice.rfc })}</p>
      <p className="history-soft">
        {t('invoice.uuid')}: {invoice.uuid}
      </p>
      <div className="flex flex-wrap gap-3 mt-3">
        {FORMATS.filter((format) => format === 'pdf' || invoice.hasXml).map((format) => (
          <Button
            key={format}
            variant="secondary"
            icon="download"
            ref={format === 'pdf' ? button : undefined}
            isBusy={download.isPending}
            onClick={() => download.mutate(format)}
          >
            {download.isPending && download.variables === format
              ? t('invoice.downloading')
              : t(`invoice.download.${format}`)}
          </Button>
        ))}
      </div>
      <FormError text={download.error && `${t('invoice.failed')} ${errorText(download.error)}`} />
    </>
  );
}
