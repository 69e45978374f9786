import type { ReactNode } from 'react';
import { useCart } from '@/components/cart/use-cart';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { getCartLines } from '@/lib/domain/cart/cart-view';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';

interface SummaryPanelProps {
  /** What is left to pay, in pesos; undefined until it is known, null while it depends on a choice that is still open. */
  amount: number | undefined | null;
  isFolded: boolean;
  children: ReactNode;
}

export function SummaryPanel({ amount, isFolded, children }: SummaryPanelProps) {
  const { t } = useTranslation('checkout');
  return (
    <aside
      aria-label={t('frame.summary')}
      className="checkout-aside hairline rounded-lg bg-surface lg:sticky lg:top-31 lg:self-start lg:p-5"
    >
      {/* Screen readers hear a new total even while the summary is collapsed. */}
      <p role="status" className="visually-hidden">
        {amount != null && t('frame.now', { amount: formatPrice(amount) })}
      </p>
      {isFolded ? (
        <details className="group px-4 open:pb-4">
          <summary className="flex min-h-12 flex-wrap items-center gap-x-2.5">
            <Icon name="cart" />
            <span className="min-w-0 flex-[1_1_4.5rem]">{t('frame.summaryShort')}</span>
            {amount === undefined ? (
              <span className="skeleton h-5 w-24" />
            ) : (
              <strong className="text-18 whitespace-nowrap">
                {amount === null ? t('frame.open') : formatPrice(amount)}
              </strong>
            )}
            <Icon name="chevron-down" className="group-open:rotate-180" />
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
  const lines = getCartLines(useCart(true)).map(({ product, assemblyId, quantity: qty }) => {
    const { id, name, image } = product;
    return { key: `${id}-${assemblyId}`, name, image, qty };
  });
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
        <details className="text-14 open:pb-4">
          <summary className="flex min-h-11 items-center gap-2.5 underline underline-offset-4">
            {t('frame.more', { count: rest.length })}
          </summary>
          <LineItems lines={rest} />
        </details>
      )}
    </>
  );
}

function LineItems({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('checkout');
  return (
    <ul className="grid gap-3 mt-3" aria-label={t('frame.lines')}>
      {lines.map(({ key, name, image, qty }) => (
        <li
          key={key}
          className="grid items-center gap-3 text-14 grid-cols-[3.5rem_minmax(0,1fr)] lh-[1.35]"
        >
          <Picture
            src={image}
            alt=""
            width={56}
            className="size-14 rounded-sm bg-plate object-contain"
          />
          <p>
            <span className="line-clamp-2">{name}</span>
            <span className="text-ink-soft">{t('frame.pieces', { count: qty })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
