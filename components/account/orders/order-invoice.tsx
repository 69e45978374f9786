import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormError } from '@/components/forms/form-error';
import { Button } from '@/components/ui/button';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { readInvoice } from '@/lib/api/orders';
import { isPaymentPending } from '@/lib/domain/orders/status';
import type {
  InvoiceFile,
  InvoiceFormat,
  OrderDetail,
  OrderInvoiceSummary,
} from '@/lib/domain/orders/types';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { InvoiceRequest } from './invoice-request';

/** Never the type that the backend names: a file from outside must not open as a page on this site's origin. */
const DOWNLOAD = 'application/octet-stream';

/** Starts the download of an invoice. @throws DOMException if `base64` is not valid base64 */
function downloadInvoice({ filename, base64 }: InvoiceFile): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: DOWNLOAD }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The browser reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

interface OrderInvoiceProps {
  order: OrderDetail;
  customerId: string;
}

/** The id of the invoice's section, for links to it. */
export const INVOICE_SECTION = 'factura';

/** Whether there is an invoice, or will be one. */
export const hasInvoiceSection = (order: OrderDetail): boolean =>
  hasFeature('invoicing') &&
  (order.invoice !== null || order.canRequestInvoice || isPaymentPending(order.paymentStatus));

/** The invoice of an order: a download if it exists, else a form to request it. */
export function OrderInvoice({ order, customerId }: OrderInvoiceProps) {
  const { t } = useTranslation('orders');
  const canAsk = order.canRequestInvoice;
  const [wasThere] = useState(order.invoice !== null);
  if (!hasInvoiceSection(order)) return null;
  return (
    <section id={INVOICE_SECTION} className="history-section order-invoice">
      <h2>{t('invoice')}</h2>
      {order.invoice ? (
        <IssuedInvoice orderId={order.id} invoice={order.invoice} isNew={!wasThere} />
      ) : canAsk ? (
        <InvoiceRequest orderId={order.id} customerId={customerId} paidUtc={order.paidUtc} />
      ) : (
        <p className="history-soft">{t('invoice.later')}</p>
      )}
    </section>
  );
}

const FORMATS: readonly InvoiceFormat[] = ['pdf', 'xml'];

function IssuedInvoice({
  orderId,
  invoice,
  isNew,
}: {
  orderId: string;
  /** True if the invoice has just replaced the request form. */
  isNew: boolean;
  invoice: OrderInvoiceSummary;
}) {
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
      <div className="history-actions mt-3">
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
      <FormError
        text={download.isError ? `${t('invoice.failed')} ${errorText(download.error)}` : null}
      />
    </>
  );
}
