import { Icon } from '@/components/ui/icon';
import type { WalletPromotion } from '@/lib/domain/cart/wallet-promotions';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';

interface WalletEarnedProps {
  /** Says how much credit the purchase earns. */
  text: string;
  promotions: readonly WalletPromotion[];
}

/** The wallet credit that a purchase earns, and the promotions that it comes from. */
export function WalletEarned({ text, promotions }: WalletEarnedProps) {
  const { t } = useTranslation('cart');
  return (
    <div className="mt-2 text-sm">
      <p className="flex items-center gap-2 font-medium text-saved">
        <Icon name="wallet" />
        {text}
      </p>
      {promotions.length > 0 && (
        <ul aria-label={t('server.promotions')} className="mt-1 grid gap-1 text-ink-soft">
          {promotions.map(({ name, amount }) => (
            <li key={name} className="flex justify-between gap-4">
              <span className="min-w-0">{name}</span>
              {amount !== null && <span className="whitespace-nowrap">{formatPrice(amount)}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
