import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CfdiUseField } from '@/components/account/invoicing/cfdi-use-field';
import { Form } from '@/components/forms/form';
import { FormError } from '@/components/forms/form-error';
import { Button, ButtonLink } from '@/components/ui/button';
import { RetryButton } from '@/components/ui/retry-button';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { ordersKey } from '@/lib/api/client/query-parts';
import { invoicingCatalogueQuery, invoicingProfilesQuery } from '@/lib/api/invoicing';
import { orderQuery, requestInvoice } from '@/lib/api/orders';
import { formatCalendarDate, getMexicoCityDay } from '@/lib/domain/dates';
import { getInvoiceDeadline } from '@/lib/domain/invoicing/invoice-deadline';
import type { InvoicingProfile } from '@/lib/domain/invoicing/types';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { notify } from '@/stores/interface/toast-store';

interface InvoiceRequestProps {
  orderId: string;
  customerId: string;
  /** Null while it is not known when the order was paid. */
  paidUtc: string | null;
}

/** Requests an invoice for one of the customer's invoicing profiles. */
export function InvoiceRequest({ paidUtc, ...owner }: InvoiceRequestProps) {
  const { customerId } = owner;
  const { t } = useTranslation('orders');
  const { data, isError, refetch } = useQuery(
    // The customer may have just added a profile on the invoicing screen.
    { ...invoicingProfilesQuery(customerId), staleTime: 0 },
  );
  if (isError && !data) {
    return (
      <>
        <p role="alert">{t('invoice.noReceivers')}</p>
        <RetryButton className="mt-3" onClick={() => refetch()}>
          {t('retry')}
        </RetryButton>
      </>
    );
  }
  if (!data) return <div className="skeleton h-28" />;
  if (data.length === 0) {
    return (
      <>
        <p>{t('invoice.noProfiles')}</p>
        <InvoiceDeadline paidUtc={paidUtc} />
        <ButtonLink variant="secondary" className="mt-3" href={route('profile.invoicing')}>
          {t('invoice.addProfile')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <InvoiceDeadline paidUtc={paidUtc} />
      <InvoiceRequestForm {...owner} receivers={data} />
    </>
  );
}

function InvoiceDeadline({ paidUtc }: { paidUtc: string | null }) {
  const { t } = useTranslation('orders');
  const last = getInvoiceDeadline(paidUtc);
  if (last === null) return null;
  const day = formatCalendarDate(last);
  return (
    <p className="history-soft">
      {getMexicoCityDay(Date.now()) > last
        ? t('invoice.late', { day })
        : t('invoice.until', { day })}
    </p>
  );
}

function InvoiceRequestForm({
  orderId,
  customerId,
  receivers,
}: Omit<InvoiceRequestProps, 'paidUtc'> & { receivers: readonly InvoicingProfile[] }) {
  const { t } = useTranslation('orders');
  const id = useId();
  const usual = receivers.find(({ isDefault }) => isDefault) ?? receivers[0];
  const [chosen, setChosen] = useState(usual?.id ?? '');
  const { data: catalogue } = useQuery(invoicingCatalogueQuery());
  const receiver = receivers.find((one) => one.id === chosen);
  /** Null: that of the receiver. */
  const [chosenUse, setChosenUse] = useState<string | null>(null);
  const client = useQueryClient();
  const request = useMutation({
    mutationFn: () =>
      requestInvoice(browserClient, {
        id: orderId,
        profileId: chosen,
        cfdiUse: chosenUse ?? undefined,
      }),
    onSuccess: async () => {
      notify({ text: t('invoice.done'), duration: TOAST_DURATION.long });
      await client.invalidateQueries({ queryKey: orderQuery(customerId, orderId).queryKey });
      await client.invalidateQueries({ queryKey: ordersKey(customerId) });
    },
  });
  return (
    <Form onSubmit={() => request.isPending || request.mutate()}>
      <div className="form-field">
        <label htmlFor={id}>{t('invoice.choose')}</label>
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value);
            // Another regime may not allow the use.
            setChosenUse(null);
          }}
        >
          {receivers.map(({ id: value, rfc, businessName }) => (
            <option key={value} value={value}>
              {businessName} · {rfc}
            </option>
          ))}
        </select>
      </div>
      <CfdiUseField
        label={t('invoice.use')}
        profile={receiver}
        catalogue={catalogue}
        value={chosenUse}
        onChoose={setChosenUse}
      />
      <FormError
        text={request.isError ? `${t('invoice.requestFailed')} ${errorText(request.error)}` : null}
      />
      <div className="history-actions">
        <Button variant="secondary" type="submit" isBusy={request.isPending}>
          {request.isPending ? t('invoice.requesting') : t('invoice.request')}
        </Button>
        <a href={route('profile.invoicing')} className="link">
          {t('invoice.addProfile')}
        </a>
      </div>
    </Form>
  );
}
