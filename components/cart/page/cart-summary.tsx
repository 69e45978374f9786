import { bottomInsetRef } from '@/components/ui/bottom-inset';
import { getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import type { FreeShippingProgress } from '@/lib/domain/cart/shipping';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { useCustomerCartSummary } from '../use-cart';
import { CheckoutButton } from './checkout-button';
import { CustomerSummarySection } from './customer-summary-section';
import { useGuestCartSummary } from './guest-amounts';
import { GuestSummarySection } from './guest-summary-section';

const SUMMARY_ID = 'resumen';

/** The cart's summary. On wide screens it stays in view beside the lines. */
export function CartSummary({ view }: { view: CartView }) {
  const { t } = useTranslation('cart');
  const { customerId, totals } = view;
  return (
    <section
      aria-labelledby={SUMMARY_ID}
      className="self-start rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-[7.75rem]"
    >
      <h2 id={SUMMARY_ID} tabIndex={-1} className="scroll-mt-24 text-xl">
        {t('summary.title')}
      </h2>
      {customerId === null ? (
        <GuestSummarySection view={view} />
      ) : totals === null ? (
        <div className="skeleton mt-4 h-96" />
      ) : (
        <CustomerSummarySection customerId={customerId} totals={totals} view={view} />
      )}
    </section>
  );
}

/** On narrow screens, where the summary is further down, the total and the way to the payment stay in view. */
export function TotalBar({ view }: { view: CartView }) {
  if (getPurchasableCartLines(view).length === 0) return null;
  return view.totals ? <CustomerBar totals={view.totals} view={view} /> : <GuestBar view={view} />;
}

function GuestBar({ view }: { view: CartView }) {
  return <Bar {...useGuestCartSummary(view)} view={view} />;
}

function CustomerBar({ totals, view }: { totals: CustomerCartTotals; view: CartView }) {
  return <Bar {...useCustomerCartSummary(totals, view.totalsLines)} view={view} />;
}

interface BarProps {
  view: CartView;
  total: number;
  freeShipping: FreeShippingProgress | null;
}

function Bar({ view, total, freeShipping }: BarProps) {
  const { t } = useTranslation('cart');
  return (
    <div
      ref={bottomInsetRef}
      className="cart-bar sticky bottom-(--floor) z-20 -mx-[clamp(1rem,3vw,2rem)] flex items-center justify-between gap-4 border-y border-line bg-surface px-[clamp(1rem,3vw,2rem)] py-2 mt-6 lg:hidden"
    >
      <div className="min-w-0">
        <p className="flex items-baseline gap-2">
          <span className="text-sm text-ink-soft">{t('total')}</span>
          <strong className="text-xl tracking-tight">{formatPrice(total)}</strong>
        </p>
        {freeShipping && (
          <p className={`text-xs ${freeShipping.isReached ? 'text-saved' : 'text-ink-soft'}`}>
            {freeShipping.isReached
              ? t('free.short')
              : t('free.missing', { amount: formatPrice(freeShipping.missing) })}
          </p>
        )}
      </div>
      <CheckoutButton
        customerId={view.customerId}
        isChanging={view.isChanging}
        isSoldOut={false}
        className="shrink-0"
      />
    </div>
  );
}
