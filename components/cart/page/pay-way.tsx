import { withReturn } from '@/components/shared/return-address';
import { buttonClass } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { ContinueButton } from './continue-button';

interface PayWayProps {
  /** Null for a guest, who signs in first and then returns to this cart. */
  customerId: string | null;
  isChanging: boolean;
  onGo?: () => void;
  className?: string;
}

/** Leads from the cart to the payment: a link to the sign-in for guests, a button for customers. */
export function PayWay({ customerId, className, ...props }: PayWayProps) {
  const { t } = useTranslation('cart');
  if (customerId !== null) return <ContinueButton {...props} className={className} />;
  return (
    <a
      href={withReturn('login', route('cart-detail'))}
      rel="nofollow"
      className={buttonClass('primary', 'lg', className)}
    >
      {t('pay.continue')}
    </a>
  );
}
