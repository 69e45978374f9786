import { useState } from 'react';
import { ZipCodeForm } from '@/components/forms/zip-code-form';
import { FREE_SHIPPING_THRESHOLD } from '@/lib/domain/cart/shipping';
import { formatPrice } from '@/lib/domain/money';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useSessionStore } from '@/stores/session/session-store';
import { CheckoutButton } from './checkout-button';
import { GuestAmounts, type ShippingSource, useGuestCartSummary } from './guest-amounts';
import { FreeShippingBar, InsuranceChoice } from './summary-parts';

export function GuestSummarySection({ view }: { view: CartView }) {
  const { t } = useTranslation('cart');
  const summary = useGuestCartSummary(view);
  const { shippingWithTax, isInsured, isDigital, freeShipping } = summary;
  const isSoldOut = summary.lines.length === 0;
  return (
    <>
      {freeShipping && <FreeShippingBar free={freeShipping} from={FREE_SHIPPING_THRESHOLD} />}
      <GuestAmounts summary={summary} />
      <CheckoutButton
        customerId={null}
        isChanging={false}
        isSoldOut={isSoldOut}
        className={`mt-4 w-full ${isSoldOut ? '' : 'max-lg:hidden'}`}
      />
      {!isSoldOut && <p className="mt-2 text-center text-sm text-ink-soft">{t('pay.login')}</p>}
      {hasFeature('coupons') && (
        <p className="mt-4 border-t border-line pt-4 text-sm">
          <strong className="block">{t('coupon.title')}</strong>
          {t('coupon.afterLogin')}
        </p>
      )}
      {hasFeature('insurance') && !isSoldOut && !isDigital && (
        <InsuranceChoice
          isInsured={isInsured}
          cost={summary.insuranceWithTax}
          onChange={useCheckoutStore.getState().setShippingInsurance}
        />
      )}
      {isDigital ? (
        <p className="mt-4 border-t border-line pt-4 text-sm">{t('shipping.digital')}</p>
      ) : (
        <ShippingDestination
          zipCode={summary.zipCode}
          source={summary.source}
          cost={shippingWithTax}
          isFree={summary.isFreeByAmount}
        />
      )}
    </>
  );
}

interface ShippingDestinationProps {
  zipCode: string | null;
  source: ShippingSource;
  /** Pesos with IVA. */
  cost: number;
  /** The amount of the purchase gives free shipping to any destination. */
  isFree: boolean;
}

function ShippingDestination({ zipCode, source, cost, isFree }: ShippingDestinationProps) {
  const { t } = useTranslation('cart');
  const [isChanging, setChanging] = useState(false);
  const place = useSessionStore((state) => state.place);
  const city = place?.municipality || place?.city;
  const price = formatPrice(cost);
  const texts: Record<ShippingSource, string> = {
    standard: t('shipping.standard', { price }),
    loading: t('shipping.loading'),
    unknown: t('shipping.unknown'),
    place: cost > 0 ? t('shipping.place', { price }) : t('shipping.placeFree'),
  };
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
        {isFree ? t('shipping.free') : texts[source]}
      </p>
    </div>
  );
}
