import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { withReturnTo } from '@/components/shared/return-to';
import { Button, ButtonLink } from '@/components/ui/button';
import { takeEntry } from '@/components/ui/last-navigation';
import { getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { beginCheckout, completeCartStep } from '@/stores/flows/checkout/begin-checkout';

interface CheckoutButtonProps {
  view: CartView;
  /** Called when a customer's navigation to the next step starts. */
  onContinue?: (href: string) => void;
  className: string;
}

/** Leads from the cart to the payment: a link to the sign-in for guests, a button for customers. */
export function CheckoutButton(props: CheckoutButtonProps) {
  const { view, className } = props;
  const { t } = useTranslation('cart');
  if (getPurchasableCartLines(view).length === 0) {
    return <p className={`note note-warn ${className}`}>{t('pay.nothing')}</p>;
  }
  if (view.customerId !== null) return <CustomerCheckoutButton {...props} />;
  return (
    <ButtonLink
      size="lg"
      className={className}
      href={withReturnTo('login', route('cart-payment'))}
      rel="nofollow"
      // The mouse leaves the page when it is pressed, the keyboard on the click.
      onPointerDown={completeCartStep}
      onClick={completeCartStep}
    >
      {t('pay.continue')}
    </ButtonLink>
  );
}

/** Goes from a customer's cart to the payment. The cart is the first step of the checkout. */
function CustomerCheckoutButton({ view, onContinue, className }: CheckoutButtonProps) {
  const { t } = useTranslation('cart');
  const router = useRouter();
  // Further presses are ignored until the payment page is shown.
  const [isGoing, start] = useTransition();
  const go = () => {
    const href = beginCheckout();
    if (href === null) return;
    start(() => router[takeEntry()](href));
    onContinue?.(href);
  };
  return (
    <Button size="lg" className={className} onClick={go} isBusy={view.isChanging || isGoing}>
      {t('pay.continue')}
    </Button>
  );
}
