'use client';

import { buttonClass } from '@/components/ui/button';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { purchasableLines } from '@/lib/domain/cart/line-state';
import { guestTotals } from '@/lib/domain/cart/totals';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { CustomerRows, useCustomerSummary } from './customer-rows';
import { PayWay } from './page/pay-way';
import { SummaryRow } from './summary-row';

interface CartTotalsProps {
  view: CartView;
  onClear: () => void;
  /** Called when the navigation to the payment starts. */
  onPay: () => void;
}

export function CartTotals({ view, onClear, onPay }: CartTotalsProps) {
  const { t } = useTranslation('cart');
  const { totals, states, isChanging, customerId } = view;
  return (
    <div className="shrink-0 border-t border-line bg-surface px-4 pt-3 pb-4">
      {totals ? (
        <CustomerTotals totals={totals} isChanging={isChanging} />
      ) : (
        <GuestTotals lines={purchasableLines(states)} />
      )}
      <PayWay
        customerId={customerId}
        isChanging={isChanging}
        onGo={onPay}
        className="mt-3 w-full"
      />
      <div className="mt-2 flex items-center gap-4">
        <a href={route('cart-detail')} className={buttonClass('secondary', 'md', 'flex-1')}>
          {t('seeCart')}
        </a>
        <button
          type="button"
          onClick={onClear}
          className="min-h-11 text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {t('clear')}
        </button>
      </div>
    </div>
  );
}

function Total({ amount }: { amount: number }) {
  const { t } = useTranslation('cart');
  return (
    <div className="mt-1 flex items-baseline justify-between font-bold">
      <dt>{t('total')}</dt>
      <dd className="text-2xl tracking-tight">{formatPrice(amount)}</dd>
    </div>
  );
}

function GuestTotals({ lines }: { lines: readonly GuestCartLine[] }) {
  const { t } = useTranslation('cart');
  const { subtotal, totalDiscount, tax, total } = guestTotals(lines);
  return (
    <>
      <dl className="text-sm">
        <SummaryRow label={t('subtotal')} amount={subtotal} />
        {totalDiscount > 0 && <SummaryRow label={t('discount')} amount={-totalDiscount} isSaved />}
        <SummaryRow label={t('tax')} amount={tax} />
        <Total amount={total} />
      </dl>
      <p className="mt-1 text-xs text-ink-soft">{t('pricesNote')}</p>
    </>
  );
}

/** Totals from the server. They are dimmed while they do not include the last change yet. */
function CustomerTotals({
  totals,
  isChanging,
}: {
  totals: CustomerCartTotals;
  isChanging: boolean;
}) {
  const { t } = useTranslation('cart');
  const { total } = useCustomerSummary(totals);
  return (
    <>
      <dl className="cart-amounts text-sm" aria-busy={isChanging}>
        <CustomerRows totals={totals} />
        <Total amount={total} />
      </dl>
      <p className="mt-1 text-xs text-ink-soft">{t('summary.note')}</p>
    </>
  );
}
