import { aboveFloor } from '@/components/ui/above-floor';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import type { LineState } from '@/lib/domain/cart/line-state';
import type { FreeShippingProgress } from '@/lib/domain/cart/shipping';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { useCustomerSummary } from '../customer-rows';
import { SUMMARY_ID } from './cart-summary';
import { useSummary } from './use-summary';

/** Sticky bar with the total on narrow screens, where the summary is further down. */
export function TotalBar({ view }: { view: CartView }) {
  const { totals, states } = view;
  return totals ? <CustomerBar totals={totals} /> : <GuestBar states={states} />;
}

function GuestBar({ states }: { states: readonly LineState[] }) {
  return <Bar {...useSummary(states)} />;
}

function CustomerBar({ totals }: { totals: CustomerCartTotals }) {
  return <Bar {...useCustomerSummary(totals)} />;
}

function Bar({ total, free }: { total: number; free: FreeShippingProgress }) {
  const { t } = useTranslation('cart');
  return (
    <div
      ref={aboveFloor}
      className="sticky bottom-(--floor) z-20 -mx-[clamp(1rem,3vw,2rem)] flex items-center justify-between gap-4 border-y border-line bg-surface px-[clamp(1rem,3vw,2rem)] py-2 lg:hidden"
    >
      <div className="min-w-0">
        <p className="flex items-baseline gap-2">
          <span className="text-sm text-ink-soft">{t('total')}</span>
          <strong className="text-xl tracking-tight">{formatPrice(total)}</strong>
        </p>
        <p className={`text-xs ${free.isReached ? 'text-saved' : 'text-ink-soft'}`}>
          {free.isReached
            ? t('free.short')
            : t('free.missing', { amount: formatPrice(free.missing) })}
        </p>
      </div>
      <a
        href={`#${SUMMARY_ID}`}
        className="inline-flex min-h-11 shrink-0 items-center font-semibold text-brand underline underline-offset-4"
      >
        {t('summary.see')}
      </a>
    </div>
  );
}
