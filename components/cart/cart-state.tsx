import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { errorText } from '@/lib/api/error-catalogue';
import { useTranslation } from '@/lib/i18n/client';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { linesOfCart } from '@/stores/flows/cart/lines-of-cart';
import { EmptyCart } from './empty-cart';

interface CartStateProps {
  view: CartView & { retry: () => void };
  skeleton: ReactNode;
  children: ReactNode;
}

export const isEmptyCart = (view: CartView): boolean => linesOfCart(view).length === 0;

/** The cart's content, or its loading, error or empty state. */
export function CartState({ view, skeleton, children }: CartStateProps) {
  const { t } = useTranslation('cart');
  if (view.status === 'loading') return skeleton;
  if (view.status === 'failed') {
    return (
      <EmptyState icon="warning" title={t('server.failed')} text={errorText(view.error)}>
        <button type="button" className={buttonClass('secondary')} onClick={view.retry}>
          {t('page.retry')}
        </button>
      </EmptyState>
    );
  }
  return isEmptyCart(view) ? <EmptyCart /> : children;
}
