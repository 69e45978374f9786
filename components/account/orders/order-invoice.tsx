import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormError } from '@/components/forms/form-error';
import { Button } from '@/components/ui/button';
import { browserClient } from '@/lib/api/browser-client';
import { readInvoice } from '@/lib/api/calls/orders';
import { errorText } from '@/lib/api/error-catalogue';
import { isPaymentPending } from '@/lib/domain/orders/status';
import type { OrderDetail } from '@/lib/domain/orders/types';
import { useTranslation } from '@/lib/i18n/client';
import { downloadPdf } from './download-pdf';
import { InvoiceRequest } from './invoice-request';

interface OrderInvoiceProps {
  order: OrderDetail;
  customerId: string;
}

/** The invoice of an order: a download if it exists, else a form to request it. */
export function OrderInvoice({ order, customerId }: OrderInvoiceProps) {
  const { t } = useTranslation('orders');
  const canAsk = order.canRequestInvoice;
  const [wasThere] = useState(order.invoice !== null);
  if (!order.invoice && !canAsk && !isPaymentPending(order.paymentStatus)) return null;
  return (
    <section className="history-section order-invoice">
      <h2>{t('invoice')}</h2>
      {order.invoice ? (
        <IssuedInvoice orderId={order.id} invoice={order.invoice} isNew={!wasThere} />
      ) : canAsk ? (
        <InvoiceRequest orderId={order.id} customerId={customerId} />
      ) : (
        <p className="history-soft">{t('invoice.later')}</p>
      )}
    </section>
  );
}

function IssuedInvoice({
  orderId,
  invoice,
  isNew,
}: {
  orderId: string;
  /** True if the invoice has just replaced the request form. */
  isNew: boolean;
  invoice: NonNullable<OrderDetail['invoice']>;
}) {
  const { t } = useTranslation('orders');
  const button = useRef<HTMLButtonElement>(null);
  const download = useMutation({
    mutationFn: async () => downloadPdf(await readInvoice(browserClient, orderId)),
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
      <Button
        variant="secondary"
        icon="download"
        className="mt-3"
        ref={button}
        isBusy={download.isPending}
        onClick={() => download.mutate()}
      >
        {download.isPending ? t('invoice.downloading') : t('invoice.download')}
      </Button>
      <FormError
        text={download.isError ? `${t('invoice.failed')} ${errorText(download.error)}` : null}
      />
    </>
  );
}
