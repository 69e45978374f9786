'use client';

import { ButtonLink } from '@/components/ui/button';
import { getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { calculateGuestCartTotals, priceGuestCart } from '@/lib/domain/cart/guest-cart-summary';
import type { PriceRow } from '@/lib/domain/cart/purchase-price';
import type { CartLine } from '@/lib/domain/cart/types';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { CheckoutButton } from './page/checkout-button';
import { MonthsNote, PriceRows, TaxNote } from './price-rows';
import { countPieces, useCustomerCartSummary } from './use-cart';

interface CartDrawerTotalsProps {
  view: CartView;
  onClear: () => void;
  /** Called when the navigation to the payment starts. */
  onContinue: (href: string) => void;
}

export function CartDrawerTotals({ view, onClear, onContinue }: CartDrawerTotalsProps) {
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

function GuestTotals({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('cart');
  const sum = calculateGuestCartTotals(lines);
  const { rows, totals, inMonths } = priceGuestCart(lines, sum, { shipping: null, insurance: 0 });
  return (
    <Amounts
      {...totals}
      rows={rows}
      inMonths={inMonths}
      pieces={sum.pieces}
      note={t('pricesNote')}
      isChanging={false}
    />
  );
}

interface CustomerTotalsProps {
  totals: CustomerCartTotals;
  isChanging: boolean;
  lines: readonly CartLine[] | null;
}

function CustomerTotals({ totals, isChanging, lines }: CustomerTotalsProps) {
  const summary = useCustomerCartSummary(totals, lines);
  const pieces = countPieces(lines);
  return <Amounts {...totals} {...summary} pieces={pieces} isChanging={isChanging} />;
}

interface AmountsProps
  extends Pick<CustomerCartTotals, 'total' | 'tax' | 'ivaPercentage' | 'couponCode'> {
  rows: readonly PriceRow[];
  pieces: number;
  inMonths: number | null;
  note?: string;
  isChanging: boolean;
}

/** The rows and their total. The server's are dimmed while they do not include the last change yet. */
function Amounts({ rows, pieces, inMonths, note, isChanging, ...totals }: AmountsProps) {
  const { t } = useTranslation('cart');
  return (
    <>
      <dl className="cart-amounts text-sm" aria-busy={isChanging}>
        <PriceRows rows={rows} pieces={pieces} couponCode={totals.couponCode} />
        <div className="mt-1 flex items-baseline justify-between font-bold">
          <dt>{t('total')}</dt>
          <dd className="text-2xl tracking-tight">{formatPrice(totals.total)}</dd>
        </div>
      </dl>
      <MonthsNote amount={inMonths} className="mt-1 text-sm" />
      <p className="mt-1 text-xs text-ink-soft">
        <TaxNote tax={totals.tax} percent={totals.ivaPercentage} /> {note}
      </p>
    </>
  );
}
