import { FREE_SHIPPING_THRESHOLD } from '@/lib/domain/cart/shipping';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { CheckoutButton } from './checkout-button';
import { FreeShippingBar } from './free-shipping-bar';
import { GuestAmounts } from './guest-amounts';
import { InsuranceChoice } from './insurance-choice';
import { ShippingDestination } from './shipping-destination';
import { useGuestCartSummary } from './use-guest-cart-summary';

/** The summary of a guest's cart. */
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
        className="mt-4 w-full"
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
