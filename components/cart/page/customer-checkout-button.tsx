import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';
import { beginCheckout } from '@/stores/flows/checkout/begin-checkout';

interface CustomerCheckoutButtonProps {
  isChanging: boolean;
  /** Called when the navigation to the next step starts. */
  onContinue?: (href: string) => void;
  className?: string;
}

/** Goes from a customer's cart to the payment. The cart is the first step of the checkout. */
export function CustomerCheckoutButton({
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
    start(() => router.push(href));
    onContinue?.(href);
  };
  return (
    <Button size="lg" className={className} onClick={go} isBusy={isChanging || isGoing}>
      {t('pay.continue')}
    </Button>
  );
}
