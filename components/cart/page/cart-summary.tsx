import { getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
import { useTranslation } from '@/lib/i18n/client';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { CustomerSummarySection } from './customer-summary-section';
import { GuestSummarySection } from './guest-summary-section';

export const SUMMARY_ID = 'resumen';

/** The cart's summary. On wide screens it stays in view beside the lines. */
export function CartSummary({ view }: { view: CartView }) {
  const { t } = useTranslation('cart');
  return (
    <section
      aria-labelledby={SUMMARY_ID}
      className="self-start rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-[7.75rem]"
    >
      <h2 id={SUMMARY_ID} tabIndex={-1} className="scroll-mt-24 text-xl">
        {t('summary.title')}
      </h2>
      {view.customerId === null ? (
        <GuestSummarySection view={view} />
      ) : (
        <CustomerSummary view={view} />
      )}
    </section>
  );
}

function CustomerSummary({ view }: { view: CartView }) {
  const { customerId, totals, totalsLines: lines, isChanging, messages } = view;
  if (customerId === null || totals === null) return <div className="skeleton mt-4 h-96" />;
  const isSoldOut = getPurchasableCartLines(view).length === 0;
  return (
    <CustomerSummarySection {...{ customerId, totals, isChanging, isSoldOut, messages, lines }} />
  );
}
