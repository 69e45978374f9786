import type { ReactNode } from 'react';
import { useCart } from '@/components/cart/use-cart';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { getCartLines } from '@/lib/domain/cart/cart-view';
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

interface Line {
  key: string;
  name: string;
  image: string | null;
  qty: number;
}

export function CartLineList() {
  const lines = getCartLines(useCart(true)).map(({ product, assemblyId, quantity }) => ({
    key: `${product.id}-${assemblyId}`,
    name: product.name,
    image: product.image,
    qty: quantity,
  }));
  return <LineList lines={lines} />;
}

const MAX_VISIBLE_LINES = 4;

export function LineList({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('checkout');
  if (lines.length === 0) return <div className="skeleton mt-3 h-20" />;
  const rest = lines.slice(MAX_VISIBLE_LINES);
  return (
    <>
      <LineItems lines={lines.slice(0, MAX_VISIBLE_LINES)} />
      {rest.length > 0 && (
        <details className="checkout-rest text-14">
          <summary>{t('frame.more', { count: rest.length })}</summary>
          <LineItems lines={rest} />
        </details>
      )}
    </>
  );
}

function LineItems({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('checkout');
  return (
    <ul className="checkout-lines" aria-label={t('frame.lines')}>
      {lines.map(({ key, name, image, qty }) => (
        <li key={key}>
          <Picture src={image} alt="" width={56} />
          <p>
            <span className="line-clamp-2">{name}</span>
            <span className="text-ink-soft">{t('frame.pieces', { count: qty })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
