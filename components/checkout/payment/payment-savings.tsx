import { CouponSection } from '@/components/cart/page/coupon-section';
import { WalletSection } from '@/components/cart/page/wallet-section';
import { useCart } from '@/components/cart/use-cart';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';

/** Coupon and wallet of the cart, so that everything that is paid with stands in one step. */
export function PaymentSavings({ customerId }: { customerId: string }) {
  const { t } = useTranslation('checkout');
  const { totals } = useCart(true);
  if (!totals || !(hasFeature('coupons') || hasFeature('wallet'))) return null;
  return (
    <section aria-label={t('payment.savings')} className="pay-savings">
      {hasFeature('coupons') && <CouponSection customerId={customerId} totals={totals} />}
      {hasFeature('wallet') && <WalletSection customerId={customerId} totals={totals} />}
    </section>
  );
}
