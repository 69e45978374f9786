import { useRef, useState } from 'react';
import { useOneAtATime } from '@/components/shared/use-one-at-a-time';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { removeWalletFromCart } from '@/stores/flows/cart/customer/coupon-and-wallet';
import { notifyRolledBack } from '@/stores/flows/cart/customer/customer-cart';
import { AppliedDiscount } from './applied-discount';
import { WalletAmountForm } from './wallet-amount-form';
import { WalletCodeForm } from './wallet-code-form';
import { useWalletRequest } from './wallet-request';

interface WalletSectionProps {
  customerId: string;
  totals: CustomerCartTotals;
}

/** Wallet credit: the amount form, the code form, or the applied amount. Renders nothing for an empty wallet. */
export function WalletSection({ customerId, totals }: WalletSectionProps) {
  const { t } = useTranslation('cart');
  const [request, setRequest] = useWalletRequest(customerId);
  const [announcement, setAnnouncement] = useState('');
  /** After a code is confirmed, the amount can be changed for some time without another code. */
  const isConfirmed = useRef(false);
  const region = useRef<HTMLElement>(null);
  const { walletToUse, maxWalletAmount } = totals;
  const done = (text: string) => {
    setRequest(null);
    setAnnouncement(text);
    region.current?.focus();
  };
  const removal = useOneAtATime(async () => {
    await removeWalletFromCart(customerId);
    done(t('wallet.removed'));
  }, notifyRolledBack);
  if (maxWalletAmount <= 0 && walletToUse <= 0) return null;
  const applied = (amount: number) => done(t('wallet.applied', { amount: formatPrice(amount) }));
  return (
    <section ref={region} tabIndex={-1} aria-label={t('server.wallet')} className="cart-saving">
      {walletToUse > 0 ? (
        <AppliedDiscount
          icon="wallet"
          title={t('wallet.applied', { amount: formatPrice(walletToUse) })}
          removeLabel={t('wallet.remove')}
          isBusy={removal.isBusy}
          onRemove={removal.run}
        />
      ) : request ? (
        <WalletCodeForm
          customerId={customerId}
          request={request}
          onVerified={() => {
            isConfirmed.current = true;
          }}
          onApplied={applied}
          onBack={() => setRequest(null)}
        />
      ) : (
        <WalletAmountForm
          customerId={customerId}
          maxAmount={maxWalletAmount}
          isConfirmed={isConfirmed}
          onCodeSent={setRequest}
          onApplied={applied}
        />
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </section>
  );
}
