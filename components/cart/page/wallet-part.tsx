import { useRef, useState } from 'react';
import { useOneAtATime } from '@/components/shared/use-one-at-a-time';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { tellRolledBack } from '@/stores/cart/customer-cart/tell';
import { dropWallet } from '@/stores/flows/cart/savings';
import { AppliedSaving } from './applied-saving';
import { WalletAmountForm } from './wallet-amount-form';
import { WalletCodeForm } from './wallet-code-form';
import type { WalletWish } from './wallet-wish';

interface WalletPartProps {
  customerId: string;
  totals: CustomerCartTotals;
}

/** Wallet credit: the amount form, the code form, or the applied amount. Renders nothing for an empty wallet. */
export function WalletPart({ customerId, totals }: WalletPartProps) {
  const { t } = useTranslation('cart');
  const [wish, setWish] = useState<WalletWish | null>(null);
  const [said, setSaid] = useState('');
  /** After a code is confirmed, the amount can be changed for some time without another code. */
  const isConfirmed = useRef(false);
  const region = useRef<HTMLElement>(null);
  const { walletToUse, maxWalletAmount } = totals;
  const done = (text: string) => {
    setWish(null);
    setSaid(text);
    region.current?.focus();
  };
  const removal = useOneAtATime(async () => {
    await dropWallet(customerId);
    done(t('wallet.removed'));
  }, tellRolledBack);
  if (maxWalletAmount <= 0 && walletToUse <= 0) return null;
  const applied = (amount: number) => done(t('wallet.applied', { amount: formatPrice(amount) }));
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t('server.wallet')}
      className="mt-4 border-t border-line pt-4"
    >
      {walletToUse > 0 ? (
        <AppliedSaving
          icon="wallet"
          title={t('wallet.applied', { amount: formatPrice(walletToUse) })}
          removeLabel={t('wallet.remove')}
          isBusy={removal.isBusy}
          onRemove={removal.run}
        />
      ) : wish ? (
        <WalletCodeForm
          customerId={customerId}
          wish={wish}
          onVerified={() => {
            isConfirmed.current = true;
          }}
          onApplied={applied}
          onBack={() => setWish(null)}
        />
      ) : (
        <WalletAmountForm
          customerId={customerId}
          most={maxWalletAmount}
          isConfirmed={isConfirmed}
          onSent={setWish}
          onApplied={applied}
        />
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}
