import { withReturnTo } from '@/components/shared/return-to';
import { ButtonLink } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { completeCartStep } from '@/stores/flows/checkout/begin-checkout';
import { CustomerCheckoutButton } from './customer-checkout-button';

interface CheckoutButtonProps {
  /** Null for a guest, who signs in first and then goes on to the payment. */
  customerId: string | null;
  isChanging: boolean;
  /** Nothing in the cart can be bought: there is nothing to pay. */
  isSoldOut: boolean;
  onContinue?: (href: string) => void;
  className?: string;
}

/** Leads from the cart to the payment: a link to the sign-in for guests, a button for customers. */
export function CheckoutButton({
  customerId,
  isSoldOut,
  className,
  ...props
}: CheckoutButtonProps) {
  const { t } = useTranslation('cart');
  if (isSoldOut) return <p className={`note note-warn ${className}`}>{t('pay.nothing')}</p>;
  if (customerId !== null) return <CustomerCheckoutButton {...props} className={className} />;
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
