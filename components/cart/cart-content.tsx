import { type ReactNode, useEffect, useState } from 'react';
import { RecentlyViewedRail } from '@/components/product/recently-viewed/recently-viewed';
import { withReturnTo } from '@/components/shared/return-to';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { RetryButton } from '@/components/ui/retry-button';
import { errorText } from '@/lib/api/client/error-catalogue';
import { readEarlyActions } from '@/lib/browser/early-action';
import { isStorageBlocked } from '@/lib/browser/storage';
import { getCartLines } from '@/lib/domain/cart/cart-view';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { siteData } from '@/locales/es-MX/errors.json';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { refreshCart } from '@/stores/flows/cart/customer/cart-cache';
import { useSessionStore } from '@/stores/session/session-store';

export const isCartEmpty = (view: CartView): boolean => getCartLines(view).length === 0;

type CartContentProps = { view: CartView } & Record<'skeleton' | 'children', ReactNode>;

export function CartContent({ view, skeleton, children }: CartContentProps) {
  const { t } = useTranslation('cart');
  const isExpired = useSessionStore((state) => state.isExpired);
  if (view.status === 'loading') return skeleton;
  const { customerId } = view;
  if (view.status === 'failed' && customerId !== null) {
    return (
      <EmptyState icon="warning" title={t('server.failed')} text={errorText(view.error)}>
        <RetryButton onClick={() => void refreshCart(customerId)}>{t('page.retry')}</RetryButton>
      </EmptyState>
    );
  }
  if (!isCartEmpty(view)) return children;
  if (!isExpired || customerId !== null) return <EmptyCart skeleton={skeleton} />;
  // The cart of a customer whose session ended on this page is on the server, and not empty.
  return (
    <EmptyState icon="cart" title={t('expired.title')} text={t('expired.text')}>
      <ButtonLink href={withReturnTo('login', route('cart-detail'))} rel="nofollow">
        {t('expired.login')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Milliseconds: what cannot be asked for now comes with the next document. */
const LONGEST_WAIT = 8000;
const hasEarlyPress = () => readEarlyActions().some((action) => action.startsWith('cart '));

/** Whether something that was pressed before the scripts were there is still to come into the cart. */
function useAwaitsEarlyPress(): boolean {
  const [isAwaiting, setAwaiting] = useState(hasEarlyPress);
  useEffect(() => {
    if (!isAwaiting) return;
    const end = Date.now() + LONGEST_WAIT;
    const timer = setInterval(() => {
      if (!hasEarlyPress() || Date.now() > end) setAwaiting(false);
    }, 100);
    return () => clearInterval(timer);
  }, [isAwaiting]);
  return isAwaiting;
}

function EmptyCart({ skeleton }: { skeleton: ReactNode }) {
  const { t } = useTranslation('cart');
  if (useAwaitsEarlyPress()) return skeleton;
  return (
    <>
      <EmptyState
        icon="cart"
        title={t('emptyTitle')}
        text={isStorageBlocked() ? siteData : t('emptyText')}
      >
        <ButtonLink href={searchHref({ onlyOffers: true })}>{t('goOffers')}</ButtonLink>
        <ButtonLink variant="secondary" href={route('search_categories')}>
          {t('goCategories')}
        </ButtonLink>
      </EmptyState>
      <RecentlyViewedRail />
    </>
  );
}
