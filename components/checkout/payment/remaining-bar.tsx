import { bottomInsetRef } from '@/components/ui/bottom-inset';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';

/** What is left to pay, always in view on narrow screens, where the summary is collapsed above the step. */
export function RemainingBar({ totals, isStale }: { totals: CheckoutTotals; isStale: boolean }) {
  const { t } = useTranslation('checkout');
  const { amountDue, walletToUse } = totals;
  return (
    <p ref={bottomInsetRef} className="pay-remaining" aria-busy={isStale}>
      <span>
        {t('frame.due')}
        {walletToUse > 0 && (
          <small> {t('payment.afterWallet', { amount: formatPrice(walletToUse) })}</small>
        )}
      </span>
      <strong>{formatPrice(amountDue)}</strong>
    </p>
  );
}
