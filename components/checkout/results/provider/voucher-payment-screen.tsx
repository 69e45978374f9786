'use client';
import { Barcode } from '@/components/shared/barcode';
import { Button } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import type { TransactionPayment } from '@/lib/api/transactions';
import { formatKnownPrice } from '@/lib/domain/money';
import { formatPaymentReference } from '@/lib/domain/payments/payment-method';
import { useTranslation } from '@/lib/i18n/client';
import { copyText } from '@/stores/interface/notify-failure';
import { BoughtItems, PaymentDeadline, PickupFacts, UnpaidOrderActions } from '../payment-parts';
import { paymentScreen, useTransactionOrder } from '../payment-screen';
import { ProviderPayment } from './provider-payment';

/** Opens the print dialog with this document title, which becomes the file name of a saved PDF. */
function printWithTitle(title: string): void {
  const before = document.title;
  const restore = () => {
    document.title = before;
  };
  document.title = title;
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}

export const VoucherPaymentScreen = paymentScreen(function VoucherPaymentScreen(page) {
  return (
    <ProviderPayment page={page}>
      {(payment) => <Voucher payment={payment} customerId={page.customer.id} />}
    </ProviderPayment>
  );
});

function Voucher({ payment, customerId }: { payment: TransactionPayment; customerId: string }) {
  const { t } = useTranslation('payments');
  const {
    reference,
    barcode,
    expiresUtc,
    message,
    methodName: method,
    orderFolio: folio,
  } = payment;
  const amount = formatKnownPrice(payment.amount);
  const { data: order } = useTransactionOrder(customerId, payment);
  const withBarcode = reference ? 'voucher.step2' : 'voucher.step2Barcode';
  const copyTexts = { copied: t('voucher.copied'), failed: t('voucher.notCopied') };
  const hasFacts = [amount, barcode, reference, expiresUtc, folio].some(Boolean);
  return (
    <>
      <p className="voucher-screen-only mb-5 text-20 font-650">
        {folio ? t('voucher.placed', { folio }) : t('voucher.placedPlain')}
      </p>
      {message && <p className="note note-warn mb-5">{message}</p>}
      <div className="payment-columns">
        {hasFacts && (
          <section
            className="voucher self-start p-5 outlined rounded-lg bg-surface md:mb-6 print:mb-6 print:break-inside-avoid-page"
            aria-label={t('voucher')}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h2 className="text-20">{method}</h2>
              {amount && (
                <p className="text-[2rem] font-bold lh-[1.2] tracking-[-0.02em]">{amount}</p>
              )}
            </div>
            {barcode && <Barcode text={barcode} label={t('voucher.barcode')} />}
            {reference && (
              <div className="pt-2 pb-4 hairline-b text-center">
                <p className="mt-2 text-ink-soft text-15">{t('reference')}</p>
                <p className="mb-3 text-[clamp(1.25rem,1rem+1.6vw,1.5rem)] font-bold tracking-[0.04em] select-all">
                  {formatPaymentReference(reference)}
                </p>
                <Button
                  variant="secondary"
                  className="voucher-screen-only"
                  onClick={() => copyText(reference, copyTexts)}
                >
                  {t('voucher.copy')}
                </Button>
              </div>
            )}
            <FactList
              className="payment-facts"
              rows={[
                [t('payUntil'), expiresUtc && <PaymentDeadline key="end" utc={expiresUtc} />],
                [t('folio'), folio],
              ]}
            />
          </section>
        )}
        <section className="payment-section">
          {!hasFacts && <h2 className="text-20">{method}</h2>}
          <h3>{t('how')}</h3>
          {reference || barcode ? (
            <ol className="payment-steps">
              <li>{t('voucher.step1')}</li>
              <li>{t(barcode ? withBarcode : 'voucher.step2Reference')}</li>
              <li>{amount ? t('voucher.step3', { amount }) : t('voucher.step3Plain')}</li>
              <li>{t('voucher.step4')}</li>
            </ol>
          ) : (
            <p>{t('voucher.withoutReference')}</p>
          )}
          <p role="status" className="payment-busy voucher-screen-only">
            {t('waiting')}
          </p>
          {(reference || barcode) && (
            <div className="voucher-screen-only payment-actions">
              <Button
                variant="secondary"
                icon="file"
                onClick={() => printWithTitle(t('voucher.file', { folio }))}
              >
                {t('voucher.print')}
              </Button>
            </div>
          )}
        </section>
      </div>
      {order?.store && (
        <section className="payment-section">
          <PickupFacts store={order.store} text={t('pickup.unpaid')} />
        </section>
      )}
      <div className="voucher-screen-only">
        <BoughtItems order={order} />
      </div>
      <UnpaidOrderActions transaction={{ ...payment, isPayable: true }} isSecondary />
    </>
  );
}
