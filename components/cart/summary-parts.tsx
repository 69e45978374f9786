import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { PriceRow } from '@/lib/domain/cart/purchase-price';
import type { WalletPromotion } from '@/lib/domain/cart/server-totals';
import type { FreeShippingProgress } from '@/lib/domain/cart/shipping';
import type { TaxAndTotal } from '@/lib/domain/cart/tax-and-totals';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import './cart.css';

interface PriceRowsProps {
  rows: readonly PriceRow[];
  pieces: number;
  couponCode: string | null;
  isEstimate: boolean;
}

/** The rows above the total of a purchase: in the drawer, the cart and the checkout with the same words. */
export function PriceRows({ rows, pieces, couponCode, isEstimate }: PriceRowsProps) {
  const { t } = useTranslation('cart');
  const label = ({ name, amount }: PriceRow) => {
    if (name === 'products') return t('row.products', { count: pieces });
    if (name === 'coupon' && couponCode !== null) return t('row.couponOf', { code: couponCode });
    const isEstimated = name === 'shipping' && isEstimate && amount > 0;
    return t(isEstimated ? 'row.shippingEstimate' : `row.${name}`);
  };
  return rows.map((row) => {
    const { name, amount } = row;
    const isFree = (name === 'shipping' || name === 'pickup') && amount <= 0;
    const text = name === 'months' || name === 'noCash' ? t(`row.${name}Text`) : undefined;
    return (
      <SummaryRow
        key={name}
        label={label(row)}
        amount={amount}
        text={isFree ? t('row.free') : text}
        isHighlighted={amount < 0 || isFree}
      />
    );
  });
}

interface SummaryRowProps {
  label: string;
  /** Pesos. */
  amount: number;
  text?: string;
  isHighlighted?: boolean;
}

export function SummaryRow({ label, amount, text, isHighlighted }: SummaryRowProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 text-ink-soft">{label}</dt>
      {/* An amount never wraps, even beside a long label. */}
      <dd
        className={`${text ? '' : 'whitespace-nowrap'} ${isHighlighted ? 'font-semibold text-saved' : ''}`}
      >
        {text ?? formatPrice(amount)}
      </dd>
    </div>
  );
}

interface CartAmountsProps {
  /** Pesos; `tax` is the IVA in the total, and `inMonths` what is paid in months instead. */
  summary: Pick<PriceRowsProps, 'rows' | 'pieces' | 'couponCode'> &
    TaxAndTotal & { ivaPercentage: number; inMonths: number | null };
  isChanging?: boolean;
  /** Beside the lines in the drawer there is less room than in the summary of the page. */
  isSmall?: boolean;
  /** What shipping costs is still to be added. */
  isSubtotal?: boolean;
  note?: ReactNode;
  children?: ReactNode;
}

/** It says once, below the total, that all prices have IVA, and how much of it. */
export function CartAmounts(props: CartAmountsProps) {
  const { summary, isChanging = false, isSmall, isSubtotal, note, children } = props;
  const { t } = useTranslation('cart');
  const { rows, pieces, couponCode, total, tax, ivaPercentage, inMonths } = summary;
  return (
    <>
      <dl
        className={`cart-amounts ${isSmall ? 'text-sm' : 'mt-4 grid gap-1.5'}`}
        aria-busy={isChanging}
      >
        <PriceRows {...{ rows, pieces, couponCode }} isEstimate />
        <div
          className={`flex items-baseline justify-between font-bold ${isSmall ? 'mt-1' : 'mt-2 border-t border-line pt-3'}`}
        >
          <dt className={isSmall ? '' : 'text-lg'}>{t(isSubtotal ? 'subtotal' : 'total')}</dt>
          <dd className={`tracking-tight ${isSmall ? 'text-2xl' : 'text-3xl'}`}>
            {formatPrice(total)}
          </dd>
        </div>
        {children}
      </dl>
      {inMonths !== null && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('row.inMonths', { total: formatPrice(inMonths) })}
        </p>
      )}
      <p className={`mt-1 text-ink-soft ${isSmall ? 'text-xs' : 'text-sm'}`}>
        {t('summary.note', { amount: formatPrice(tax), percent: ivaPercentage })} {note}
      </p>
    </>
  );
}

export function WalletEarned(props: { text: string; promotions: readonly WalletPromotion[] }) {
  const { text, promotions } = props;
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

/** Progress towards free shipping. `from` is the threshold in pesos. */
export function FreeShippingBar({ free, from }: { free: FreeShippingProgress; from: number }) {
  const { t } = useTranslation('cart');
  const { isReached, missing, percent } = free;
  return (
    <div className="mt-3">
      <p
        className={`flex items-center gap-2 text-sm font-semibold ${isReached ? 'text-saved' : ''}`}
      >
        <Icon name={isReached ? 'check' : 'truck'} />
        {isReached ? t('free.reached') : t('free.missing', { amount: formatPrice(missing) })}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className={`h-full rounded-full transition-[width] duration-200 ${isReached ? 'bg-saved' : 'bg-ink'}`}
          style={{ width: `${percent}%` }}
        />
      </div>
      {!isReached && (
        <p className="mt-1 text-xs text-ink-soft">
          {t('free.from', { amount: formatPrice(from) })}
        </p>
      )}
    </div>
  );
}

export interface InsuranceChoiceProps {
  isInsured: boolean;
  /** Pesos with IVA; undefined until it is known. */
  cost: number | undefined;
  onChange: (isWanted: boolean) => void;
  /** Its words in the checkout, beside its other sections. */
  label?: string;
}

export function InsuranceChoice({ isInsured, cost, onChange, label }: InsuranceChoiceProps) {
  const { t } = useTranslation('cart');
  return (
    <label className={`flex cursor-pointer gap-3 ${label ? '' : 'mt-4 border-t border-line pt-4'}`}>
      <input
        type="checkbox"
        checked={isInsured}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby="insurance-label"
        aria-describedby="insurance-cost insurance-text"
        className="mt-0.5 size-6 shrink-0 accent-brand-fill"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span id="insurance-label">{label ?? t('insurance.label')}</span>
          <span id="insurance-cost">
            {cost === undefined ? (
              <span className="skeleton inline-block h-5 w-16 align-middle" />
            ) : (
              formatPrice(cost)
            )}
          </span>
        </span>
        <span id="insurance-text" className="block text-sm text-ink-soft">
          {t('insurance.covers')}
        </span>
      </span>
    </label>
  );
}

/** The same in the bar of a phone, whose button is in view before the summary is. */
export function InsuranceInBar({ isInsured, cost = 0, onChange }: InsuranceChoiceProps) {
  const { t } = useTranslation('cart');
  return (
    <label className="flex min-h-11 basis-full cursor-pointer items-center gap-3 text-sm">
      <input
        type="checkbox"
        checked={isInsured}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 accent-brand-fill"
      />
      {t('insurance.short', { price: formatPrice(cost) })}
    </label>
  );
}
