'use client';

import { isCartEmpty } from '@/components/cart/cart-content';
import { GuestAmounts, useGuestCartSummary } from '@/components/cart/page/guest-amounts';
import { useCart } from '@/components/cart/use-cart';
import { withQueryClient } from '@/components/shared/with-query-client';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { CartLineList, SummaryPanel } from '../layout/summary-panel';

/** The lines and the total of a guest's cart. Nothing when the products are already in the customer's account. */
export const GuestSummary = withQueryClient(function GuestSummary() {
  const isWide = useMediaQuery('(width >= 992px)');
  const view = useCart(true);
  const summary = useGuestCartSummary(view);
  if (isCartEmpty(view)) return null;
  return (
    <SummaryPanel amount={summary.total} isFolded={!isWide}>
      <CartLineList />
      <GuestAmounts summary={summary} />
    </SummaryPanel>
  );
});
