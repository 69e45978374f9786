import type { LineState } from '@/lib/domain/cart/line-state';
import { FREE_SHIPPING_FROM } from '@/lib/domain/cart/shipping';
import { IVA_PERCENT } from '@/lib/domain/cart/totals';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { FreeShipping } from './free-shipping';
import { InsuranceChoice } from './insurance-choice';
import { ShippingPlace } from './shipping-place';
import { useSummary } from './use-summary';

export const SUMMARY_ID = 'resumen';

/** What the cart costs, row by row; it stays in view beside the lines on wide screens. */
export function CartSummary({ states }: { states: readonly LineState[] }) {
  const { t } = useTranslation('cart');
  const summary = useSummary(states);
  const { totalDiscount, shippingWithTax, shipping, isInsured, free } = summary;
  return (
    <section
      aria-labelledby={SUMMARY_ID}
      className="self-start rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-[7.75rem]"
    >
      <h2 id={SUMMARY_ID} tabIndex={-1} className="scroll-mt-24 text-xl">
        {t('summary.title')}
      </h2>
      <FreeShipping free={free} from={FREE_SHIPPING_FROM} />
      <dl className="mt-4 grid gap-1.5">
        <Row label={t('subtotal')} amount={summary.subtotal} />
        {totalDiscount > 0 && <Row label={t('discount')} amount={-totalDiscount} isSaved />}
        <Row
          label={t('summary.shipping')}
          amount={shipping}
          text={shippingWithTax === 0 && summary.count > 0 ? t('summary.free') : undefined}
          isSaved={shippingWithTax === 0}
        />
        {isInsured && <Row label={t('summary.insurance')} amount={summary.shippingInsurance} />}
        <Row label={t('summary.tax', { percent: IVA_PERCENT })} amount={summary.tax} />
        <div className="mt-2 flex items-baseline justify-between border-t border-line pt-3 font-bold">
          <dt className="text-lg">{t('total')}</dt>
          <dd className="text-3xl tracking-tight">{formatPrice(summary.total)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-ink-soft">{t('summary.note')}</p>
      <InsuranceChoice isInsured={isInsured} cost={summary.insuranceWithTax} />
      <ShippingPlace
        zipCode={summary.zipCode}
        source={summary.source}
        cost={shippingWithTax}
        isFree={free.isReached}
      />
    </section>
  );
}

interface RowProps {
  label: string;
  amount: number;
  /** Instead of the amount. */
  text?: string;
  isSaved?: boolean;
}

function Row({ label, amount, text, isSaved }: RowProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className={isSaved ? 'font-semibold text-saved' : undefined}>
        {text ?? formatPrice(amount)}
      </dd>
    </div>
  );
}
