import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';

interface SummaryPanelProps {
  /** What is left to pay, in pesos; undefined until it is known. */
  amount: number | undefined;
  isFolded: boolean;
  children: ReactNode;
}

/** The frame of an order summary: beside the step on wide screens, collapsed above it on narrow ones. */
export function SummaryPanel({ amount, isFolded, children }: SummaryPanelProps) {
  const { t } = useTranslation('checkout');
  return (
    <aside aria-label={t('frame.summary')} className="checkout-aside">
      {/* Screen readers hear a new total even while the summary is collapsed. */}
      <p role="status" className="visually-hidden">
        {amount !== undefined && t('frame.now', { amount: formatPrice(amount) })}
      </p>
      {isFolded ? (
        <details>
          <summary>
            <Icon name="cart" />
            <span className="flex-1">{t('frame.summaryShort')}</span>
            <strong className="text-18">{amount === undefined ? '…' : formatPrice(amount)}</strong>
            <Icon name="chevron-down" className="checkout-fold" />
          </summary>
          {children}
        </details>
      ) : (
        <>
          <h2 className="text-20">{t('frame.summary')}</h2>
          {children}
        </>
      )}
    </aside>
  );
}
