'use client';

import { ButtonLink } from '@/components/ui/button';
import { getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { priceGuestCart } from '@/lib/domain/cart/guest-cart-summary';
import { IVA_PERCENT } from '@/lib/domain/cart/line-prices';
import { calculateGuestCartTotals } from '@/lib/domain/cart/totals';
import type { CartLine } from '@/lib/domain/cart/types';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { CheckoutButton } from './page/checkout-button';
import { MonthsNote, PriceRows } from './price-rows';
import { TaxNote } from './tax-note';
import { countPieces, useCustomerCartSummary } from './use-cart';

interface CartTotalsProps {
  view: CartView;
  onClear: () => void;
  /** Called when the navigation to the payment starts. */
  onContinue: (href: string) => void;
}

export function CartTotals({ view, onClear, onContinue }: CartTotalsProps) {
  const { t } = useTranslation('cart');
  const { totals, totalsLines, isChanging, customerId } = view;
  const lines = getPurchasableCartLines(view);
  return (
    <div className="shrink-0 border-t border-line bg-surface px-4 pt-3 pb-4">
      {totals ? (
        <CustomerTotals totals={totals} isChanging={isChanging} lines={totalsLines} />
      ) : (
        <GuestTotals lines={lines} />
      )}
      <CheckoutButton
        customerId={customerId}
        isChanging={isChanging}
        isSoldOut={lines.length === 0}
        onContinue={onContinue}
        className="mt-3 w-full"
      />
      <div className="mt-2 flex items-center gap-4">
        <ButtonLink variant="secondary" className="flex-1" href={route('cart-detail')}>
          {t('seeCart')}
        </ButtonLink>
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

function GuestTotals({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('cart');
  const sum = calculateGuestCartTotals(lines);
  const { rows, totals, inMonths } = priceGuestCart(lines, sum, { shipping: null, insurance: 0 });
  return (
    <>
      <dl className="text-sm">
        <PriceRows rows={rows} pieces={sum.pieces} couponCode={null} />
        <Total amount={totals.total} />
      </dl>
      <MonthsNote amount={inMonths} className="mt-1 text-sm" />
      <p className="mt-1 text-xs text-ink-soft">
        <TaxNote tax={totals.tax} percent={IVA_PERCENT} /> {t('pricesNote')}
      </p>
    </>
  );
}

interface CustomerTotalsProps {
  totals: CustomerCartTotals;
  isChanging: boolean;
  lines: readonly CartLine[] | null;
}

/** Totals from the server. They are dimmed while they do not include the last change yet. */
function CustomerTotals({ totals, isChanging, lines }: CustomerTotalsProps) {
  const { total, tax, rows, inMonths } = useCustomerCartSummary(totals, lines);
  return (
    <>
      <dl className="cart-amounts text-sm" aria-busy={isChanging}>
        <PriceRows rows={rows} pieces={countPieces(lines)} couponCode={totals.couponCode} />
        <Total amount={total} />
      </dl>
      <MonthsNote amount={inMonths} className="mt-1 text-sm" />
      <p className="mt-1 text-xs text-ink-soft">
        <TaxNote tax={tax} percent={totals.ivaPercentage} />
      </p>
    </>
  );
}
