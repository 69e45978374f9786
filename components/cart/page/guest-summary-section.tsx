import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ZipCodeForm } from '@/components/forms/zip-code-form';
import { deliveryEstimateQuery, deliveryEstimatesQuery, MAX_ESTIMATED } from '@/lib/api/location';
import { productsByIdQuery } from '@/lib/api/product-summaries';
import { type CartContents, getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
import {
  calculateGuestCartTotals,
  priceGuestCart,
  summarizeGuestCart,
} from '@/lib/domain/cart/guest-cart-summary';
import { IVA_PERCENT } from '@/lib/domain/cart/line-prices';
import {
  estimateShipping,
  FREE_SHIPPING_REACHED,
  FREE_SHIPPING_THRESHOLD,
  getFreeShippingProgress,
} from '@/lib/domain/cart/shipping';
import type { CartLine } from '@/lib/domain/cart/types';
import { formatPrice } from '@/lib/domain/money';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useSessionStore } from '@/stores/session/session-store';
import { CartAmounts, FreeShippingBar, InsuranceChoice } from '../summary-parts';
import { CheckoutButton } from './checkout-button';

export function GuestSummarySection({ view }: { view: CartView }) {
  const { t } = useTranslation('cart');
  const summary = useGuestCartSummary(view);
  const { isDigital, freeShipping, insurance } = summary;
  const isSoldOut = summary.lines.length === 0;
  return (
    <>
      {freeShipping && <FreeShippingBar free={freeShipping} from={FREE_SHIPPING_THRESHOLD} />}
      <CartAmounts summary={summary} />
      {insurance && <InsuranceChoice {...insurance} />}
      <CheckoutButton view={view} className={`mt-4 w-full ${isSoldOut ? '' : 'max-lg:hidden'}`} />
      {!isSoldOut && <p className="mt-2 text-center text-sm text-ink-soft">{t('pay.login')}</p>}
      {hasFeature('coupons') && (
        <p className="mt-4 border-t border-line pt-4 text-sm">
          <strong className="block">{t('coupon.title')}</strong>
          {t('coupon.afterLogin')}
        </p>
      )}
      {isDigital ? (
        <p className="mt-4 border-t border-line pt-4 text-sm">{t('shipping.digital')}</p>
      ) : (
        <ShippingDestination {...summary} />
      )}
    </>
  );
}

function ShippingDestination(summary: ReturnType<typeof useGuestCartSummary>) {
  const { zipCode, source, shippingWithTax: cost, isFreeByAmount } = summary;
  const { t } = useTranslation('cart');
  const [isChanging, setChanging] = useState(false);
  const place = useSessionStore((state) => state.place);
  const city = place?.municipality || place?.city;
  const price = formatPrice(cost);
  const key = source === 'place' && cost === 0 ? 'placeFree' : source;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base">
          {zipCode
            ? t('shipping.to', { zip: city ? `${zipCode}, ${city}` : zipCode })
            : t('shipping.title')}
        </h3>
        {zipCode && !isChanging && (
          <button type="button" onClick={() => setChanging(true)} className="link-button shrink-0">
            {t('shipping.change')}
          </button>
        )}
      </div>
      {(zipCode === null || isChanging) && (
        <ZipCodeForm
          labels={{
            zip: t('shipping.zip'),
            submit: t('shipping.calculate'),
            invalid: t('shipping.invalid'),
          }}
          initial={zipCode ?? ''}
          onDone={() => setChanging(false)}
        />
      )}
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {isFreeByAmount ? t('shipping.free') : t(`shipping.${key}`, { price })}
      </p>
    </div>
  );
}

/** Totals of the purchasable lines of a guest's cart, with the chosen shipping location and insurance of what is sent. */
export function useGuestCartSummary(contents: CartContents) {
  const isInsured = useCheckoutStore((state) => state.hasShippingInsurance);
  const zipCode = useSessionStore((state) => state.zipCode);
  const lines = getPurchasableCartLines(contents);
  const { data: products } = useQuery({
    ...productsByIdQuery(lines.map(({ product }) => product.id)),
    retry: false,
  });
  const find = ({ product }: CartLine) => products?.get(product.id);
  const sent = lines.filter((line) => !find(line)?.isDigital);
  const isDigital = lines.length > 0 && sent.length === 0;
  const productsTotal = calculateGuestCartTotals(lines).total;
  const progress = getFreeShippingProgress(productsTotal);
  const isAsked = zipCode !== null && !progress.isReached;
  const ids = contents.states.map(({ line }) => line.product.id).slice(0, MAX_ESTIMATED);
  // The same call as that of the lines, which say their days. Each of the rest is asked for alone.
  const together = useQuery({
    ...deliveryEstimatesQuery(ids, zipCode ?? ''),
    enabled: isAsked && ids.length > 0,
    retry: false,
  });
  const rest = sent.filter(({ product }) => !together.data?.has(product.id));
  const estimates = useQueries({
    queries:
      isAsked && !together.isLoading
        ? rest.map(({ product }) => deliveryEstimateQuery(product.id, zipCode))
        : [],
  });
  // Without a place the cart says what the cards say: some products are sent for nothing anywhere.
  const arePromoted = zipCode === null && sent.every((line) => find(line)?.hasShippingPromotion);
  const rates = [
    ...sent.map(({ product }) => together.data?.get(product.id)),
    ...estimates.map(({ data }) => data),
  ].flatMap((estimate) => estimate?.cost ?? []);
  const isComplete = rates.length === sent.length;
  const isLoading = isAsked && [together, ...estimates].some((one) => one.isLoading);
  const known = (isAsked ? isComplete : arePromoted) ? 'place' : 'standard';
  /** What the cost of shipping is: a rate for the place, the standard one, or not known. */
  const source: 'unknown' | 'loading' | 'place' | 'standard' = estimates.some(
    ({ data }) => data === null,
  )
    ? 'unknown'
    : isLoading
      ? 'loading'
      : known;
  const costs = isAsked && isComplete ? rates : arePromoted ? [0] : null;
  const shippingCost = sent.length === 0 ? 0 : estimateShipping(productsTotal, costs);
  const isFree = shippingCost === 0 && sent.length > 0;
  const summary = summarizeGuestCart(lines, { shippingCost, isInsured: isInsured && !isDigital });
  const { totals, ...price } = priceGuestCart(lines, summary, {
    shipping: sent.length === 0 ? null : shippingCost,
    insurance: isInsured && !isDigital ? summary.insuranceWithTax : 0,
  });
  const isOffered = hasFeature('insurance') && sent.length > 0;
  return {
    ...summary,
    ...price,
    tax: totals.tax,
    total: totals.total,
    couponCode: null,
    ivaPercentage: IVA_PERCENT,
    lines,
    insurance: isOffered && {
      isInsured,
      cost: summary.insuranceWithTax,
      onChange: useCheckoutStore.getState().setShippingInsurance,
    },
    isDigital,
    freeShipping: isDigital ? null : isFree ? FREE_SHIPPING_REACHED : progress,
    /** The amount of the purchase gives free shipping to any destination. */
    isFreeByAmount: progress.isReached,
    source,
    zipCode,
  };
}
