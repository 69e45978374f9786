import { ClientScreen } from '@/components/shared/client-screen';
import { getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
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
        <GuestSummarySection view={view} />
      ) : (
        <LazyCustomerSummarySection view={view} />
      )}
    </section>
  );
}

const loadCustomerSummary = async () =>
  (await import('./customer-summary-section')).CustomerSummarySection;

/** Loaded lazily, because guests have no coupons and no wallet. */
function LazyCustomerSummarySection({ view }: { view: CartView }) {
  const { t } = useTranslation('cart');
  const { customerId, totals, totalsLines: lines, isChanging, messages } = view;
  const isSoldOut = getPurchasableCartLines(view).length === 0;
  const skeleton = <div className="skeleton mt-4 h-96" />;
  return (
    <ClientScreen
      load={loadCustomerSummary}
      labels={{ failed: t('server.failed'), retry: t('page.retry') }}
      skeleton={skeleton}
    >
      {(Section) =>
        customerId === null || totals === null ? (
          skeleton
        ) : (
          <Section {...{ customerId, totals, isChanging, isSoldOut, messages, lines }} />
        )
      }
    </ClientScreen>
  );
}
