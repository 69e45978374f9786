import { useOneAtATime } from '@/components/shared/use-one-at-a-time';
import { Button } from '@/components/ui/button';
import { describeError } from '@/lib/api/client/error-catalogue';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import { findWalletAdjustments } from '@/lib/domain/checkout/wallet-adjustment';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { applyWallet } from '@/stores/flows/cart/customer/coupon-and-wallet';
import { notifyFailure } from '@/stores/interface/notify-failure';

interface WalletAdjustmentNoticeProps {
  customerId: string;
  methods: readonly PaymentMethod[];
  totals: CheckoutTotals;
}

/** Says that the remaining amount is below every method's minimum, and offers the wallet amounts that mend it. */
export function WalletAdjustmentNotice(props: WalletAdjustmentNoticeProps) {
  const { customerId, methods, totals } = props;
  const { t } = useTranslation('checkout');
  const change = useOneAtATime(
    (amount: number) => applyWallet(customerId, amount),
    (error) => notifyFailure(error, describeError(error, { operation: 'payment' })),
  );
  const adjustments = findWalletAdjustments(methods, totals);
  if (adjustments.length === 0) return null;
  return (
    <section className="note note-warn mb-4 grid gap-3" aria-labelledby="wallet-adjustment">
      <p id="wallet-adjustment">
        {t('payment.belowMinimum', { amount: formatPrice(totals.amountDue) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {adjustments.map(({ kind, walletAmount, remaining }) => (
          <Button
            key={kind}
            variant="secondary"
            isBusy={change.isBusy}
            onClick={() => change.run(walletAmount)}
          >
            {kind === 'use-more'
              ? t('payment.useWholeWallet')
              : t('payment.useLessWallet', {
                  wallet: formatPrice(walletAmount),
                  amount: formatPrice(remaining),
                })}
          </Button>
        ))}
      </div>
    </section>
  );
}
