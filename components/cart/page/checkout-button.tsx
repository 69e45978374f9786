import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { withReturnTo } from '@/components/shared/return-to';
import { Button, ButtonLink } from '@/components/ui/button';
import { takeEntry } from '@/components/ui/last-navigation';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { beginCheckout, completeCartStep } from '@/stores/flows/checkout/begin-checkout';

interface CheckoutButtonProps {
  /** Null for a guest, who signs in first and then goes on to the payment. */
  customerId: string | null;
  isChanging: boolean;
  /** Nothing in the cart can be bought: there is nothing to pay. */
  isSoldOut: boolean;
  /** Called when a customer's navigation to the next step starts. */
  onContinue?: (href: string) => void;
  className: string;
}

/** Leads from the cart to the payment: a link to the sign-in for guests, a button for customers. */
export function CheckoutButton({ customerId, isSoldOut, ...props }: CheckoutButtonProps) {
  const { className } = props;
  const { t } = useTranslation('cart');
  if (isSoldOut) return <p className={`note note-warn ${className}`}>{t('pay.nothing')}</p>;
  if (customerId !== null) return <CustomerCheckoutButton {...props} />;
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

type CustomerCheckoutButtonProps = Omit<CheckoutButtonProps, 'customerId' | 'isSoldOut'>;

/** Goes from a customer's cart to the payment. The cart is the first step of the checkout. */
function CustomerCheckoutButton({
  isChanging,
  onContinue,
  className,
}: CustomerCheckoutButtonProps) {
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
    <Button size="lg" className={className} onClick={go} isBusy={isChanging || isGoing}>
      {t('pay.continue')}
    </Button>
  );
}
