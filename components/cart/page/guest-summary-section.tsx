import { type CartLineState, getPurchasableLines } from '@/lib/domain/cart/line-state';
import { FREE_SHIPPING_THRESHOLD } from '@/lib/domain/cart/shipping';
import { IVA_PERCENT } from '@/lib/domain/cart/totals';
import { formatPrice } from '@/lib/domain/money';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { CashNote } from '../cash-note';
import { SummaryRow } from '../summary-row';
import { TaxNote } from '../tax-note';
import { CheckoutButton } from './checkout-button';
import { FreeShippingBar } from './free-shipping-bar';
import { InsuranceChoice } from './insurance-choice';
import { ShippingDestination } from './shipping-destination';
import { useGuestCartSummary } from './use-guest-cart-summary';

/** The summary of a guest's cart. */
export function GuestSummarySection({ states }: { states: readonly CartLineState[] }) {
  const { t } = useTranslation('cart');
  const summary = useGuestCartSummary(states);
  const { discountWithTax, shippingWithTax, isInsured, freeShipping } = summary;
  return (
    <>
      <FreeShippingBar free={freeShipping} from={FREE_SHIPPING_THRESHOLD} />
      <dl className="mt-4 grid gap-1.5">
        <SummaryRow label={t('subtotal')} amount={summary.subtotalWithTax} />
        {discountWithTax > 0 && (
          <SummaryRow label={t('discount')} amount={-discountWithTax} isHighlighted />
        )}
        <SummaryRow
          label={t('summary.shipping')}
          amount={shippingWithTax}
          text={shippingWithTax === 0 && summary.count > 0 ? t('summary.free') : undefined}
          isHighlighted={shippingWithTax === 0}
        />
        {isInsured && (
          <SummaryRow label={t('summary.insurance')} amount={summary.insuranceWithTax} />
        )}
        <div className="mt-2 flex items-baseline justify-between border-t border-line pt-3 font-bold">
          <dt className="text-lg">{t('total')}</dt>
          <dd className="text-3xl tracking-tight">{formatPrice(summary.total)}</dd>
        </div>
      </dl>
      <CashNote
        lines={getPurchasableLines(states)}
        total={summary.total}
        className="mt-1 text-sm"
      />
      <p className="mt-1 text-sm text-ink-soft">
        <TaxNote tax={summary.tax} percent={IVA_PERCENT} />
      </p>
      <CheckoutButton customerId={null} isChanging={false} className="mt-4 w-full" />
      <p className="mt-2 text-center text-sm text-ink-soft">{t('pay.login')}</p>
      {hasFeature('insurance') && (
        <InsuranceChoice
          isInsured={isInsured}
          cost={summary.insuranceWithTax}
          onChange={useCheckoutStore.getState().setShippingInsurance}
        />
      )}
      <ShippingDestination
        zipCode={summary.zipCode}
        source={summary.source}
        cost={shippingWithTax}
        isFree={freeShipping.isReached}
      />
    </>
  );
}
