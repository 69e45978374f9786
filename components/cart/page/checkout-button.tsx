import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { withReturnTo } from '@/components/shared/return-to';
import { Button, ButtonLink } from '@/components/ui/button';
import { takeEntry } from '@/components/ui/last-navigation';
import { getCartLines, getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
import { createCartFingerprint } from '@/lib/domain/checkout/state';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { beginCheckout, completeCartStep } from '@/stores/flows/checkout/begin-checkout';
import { toFingerprintLines } from '@/stores/flows/checkout/sync-checkout';

interface CheckoutButtonProps {
  view: CartView;
  /** Called when a customer's navigation to the next step starts. */
  onContinue?: (href: string) => void;
  className: string;
}

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

/**
 * Goes from a customer's cart to the payment, which is the next step of the checkout. A press while the cart changes
 * waits for the change, and counts if the backend accepted it; if not, the shopper was told why.
 */
function CustomerCheckoutButton({ view, onContinue, className }: CheckoutButtonProps) {
  const { t } = useTranslation('cart');
  const router = useRouter();
  // Further presses are ignored until the payment page is shown.
  const [isGoing, start] = useTransition();
  const [pressedFor, setPressedFor] = useState<string | null>(null);
  const content = createCartFingerprint(toFingerprintLines(getCartLines(view)));
  const { isChanging } = view;
  const go = useEffectEvent(() => {
    setPressedFor(null);
    const href = pressedFor === content ? beginCheckout() : null;
    if (href === null) return;
    start(() => router[takeEntry()](href));
    onContinue?.(href);
  });
  const isWaiting = pressedFor !== null;
  useEffect(() => {
    if (isWaiting && !isChanging) go();
  }, [isWaiting, isChanging]);
  return (
    <Button
      size="lg"
      className={className}
      onClick={() => setPressedFor(content)}
      isBusy={isWaiting || isGoing}
    >
      {t('pay.continue')}
    </Button>
  );
}
