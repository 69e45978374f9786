import { ScreenFailure } from '@/components/ui/screen-failure';
import { useLazyScreen } from '@/components/ui/use-lazy-screen';
import { useTranslation } from '@/lib/i18n/client';
import type { CartView } from '@/stores/cart/customer-cart-store';
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
        <GuestSummarySection states={view.states} />
      ) : (
        <LazyCustomerSummarySection view={view} />
      )}
    </section>
  );
}

const loadCustomerSummary = () =>
  import('./customer-summary-section').then(({ CustomerSummarySection }) => CustomerSummarySection);

/** Loaded lazily, because guests have no coupons and no wallet. */
function LazyCustomerSummarySection({ view }: { view: CartView }) {
  const { t } = useTranslation('cart');
  const { screen, retry } = useLazyScreen(loadCustomerSummary);
  if (screen === 'failed') {
    const labels = { failed: t('server.failed'), retry: t('page.retry') };
    return <ScreenFailure labels={labels} onRetry={retry} />;
  }
  const { customerId, totals, isChanging, messages } = view;
  if (screen === 'loading' || customerId === null || totals === null) {
    return <div className="skeleton mt-4 h-96" />;
  }
  return <screen.Screen {...{ customerId, totals, isChanging, messages }} />;
}
