'use client';

import { ButtonLink } from '@/components/ui/button';
import { getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { calculateGuestCartTotals, priceGuestCart } from '@/lib/domain/cart/guest-cart-summary';
import type { CartLine } from '@/lib/domain/cart/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { QuietButton } from './cart-line-parts';
import { CheckoutButton } from './page/checkout-button';
import { CartAmounts } from './price-rows';
import { countPieces, useCustomerCartSummary } from './use-cart';

interface CartDrawerTotalsProps {
  view: CartView;
  onClear: () => void;
  /** Called when the navigation to the payment starts. */
  onContinue: (href: string) => void;
}

export function CartDrawerTotals({ view, onClear, onContinue }: CartDrawerTotalsProps) {
  const { t } = useTranslation('cart');
  const { totals, isChanging, customerId } = view;
  const lines = getPurchasableCartLines(view);
  return (
    <div className="shrink-0 border-t border-line bg-surface px-4 pt-3 pb-4">
      {totals ? <CustomerTotals view={view} totals={totals} /> : <GuestTotals lines={lines} />}
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
        <QuietButton onClick={onClear}>{t('clear')}</QuietButton>
      </div>
    </div>
  );
}

function GuestTotals({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('cart');
  const sum = calculateGuestCartTotals(lines);
  const { rows, totals, inMonths } = priceGuestCart(lines, sum, { shipping: null, insurance: 0 });
  return (
    <CartAmounts
      isSmall
      rows={rows}
      pieces={sum.pieces}
      couponCode={null}
      amounts={{ ...totals, inMonths }}
      ivaPercentage={totals.ivaPercentage}
      note={t('pricesNote')}
    />
  );
}

function CustomerTotals({ view, totals }: { view: CartView; totals: CustomerCartTotals }) {
  const summary = useCustomerCartSummary(totals, view.totalsLines);
  return (
    <CartAmounts
      isSmall
      rows={summary.rows}
      pieces={countPieces(view.totalsLines)}
      couponCode={totals.couponCode}
      amounts={summary}
      ivaPercentage={totals.ivaPercentage}
      isChanging={view.isChanging}
    />
  );
}
