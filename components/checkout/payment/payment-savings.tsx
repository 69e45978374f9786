import { type ReactNode, useState } from 'react';
import { CouponSection } from '@/components/cart/page/coupon-section';
import { WalletSection } from '@/components/cart/page/wallet-section';
import { useCart } from '@/components/cart/use-cart';
import { Icon } from '@/components/ui/icon';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';

const hasWallet = ({ maxWalletAmount, walletToUse }: CustomerCartTotals) =>
  hasFeature('wallet') && (maxWalletAmount > 0 || walletToUse > 0);

/** Coupon and wallet of the cart, so that everything that is paid with stands in one step. */
export function PaymentSavings({ customerId }: { customerId: string }) {
  const { t } = useTranslation('checkout');
  const { totals } = useCart(true);
  if (!totals || !(hasFeature('coupons') || hasWallet(totals))) return null;
  const both = hasFeature('coupons') && hasWallet(totals);
  const one = hasFeature('coupons') ? t('payment.coupon') : t('payment.savedMoney');
  return (
    <Savings
      title={both ? t('payment.savings') : one}
      isSingle={!both}
      isUsed={totals.couponCode !== null || hasWallet(totals)}
    >
      {hasFeature('coupons') && <CouponSection customerId={customerId} totals={totals} />}
      {hasFeature('wallet') && <WalletSection customerId={customerId} totals={totals} />}
    </Savings>
  );
}

interface SavingsProps {
  title: string;
  /** Whether the title says already what the only form is for. */
  isSingle: boolean;
  /** Whether there is something to see at once; a coupon field alone stays folded. */
  isUsed: boolean;
  children: ReactNode;
}

function Savings({ title, isSingle, isUsed, children }: SavingsProps) {
  const [isOpen] = useState(isUsed);
  return (
    <section aria-labelledby="payment-savings">
      <details className="pay-savings" open={isOpen} data-single={isSingle || undefined}>
        <summary>
          <h2 id="payment-savings" className="text-base font-650">
            {title}
          </h2>
          <Icon name="chevron-down" />
        </summary>
        <div>{children}</div>
      </details>
    </section>
  );
}
