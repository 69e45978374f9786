import { withReturnTo } from '@/components/shared/return-to';
import { ButtonLink } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { CustomerCheckoutButton } from './customer-checkout-button';

interface CheckoutButtonProps {
  /** Null for a guest, who signs in first and then returns to this cart. */
  customerId: string | null;
  isChanging: boolean;
  onContinue?: () => void;
  className?: string;
}

/** Leads from the cart to the payment: a link to the sign-in for guests, a button for customers. */
export function CheckoutButton({ customerId, className, ...props }: CheckoutButtonProps) {
  const { t } = useTranslation('cart');
  if (customerId !== null) return <CustomerCheckoutButton {...props} className={className} />;
  return (
    <ButtonLink
      size="lg"
      className={className}
      href={withReturnTo('login', route('cart-detail'))}
      rel="nofollow"
    >
      {t('pay.continue')}
    </ButtonLink>
  );
}
