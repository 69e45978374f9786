import type { CartLineState } from '@/lib/domain/cart/line-state';
import { FREE_SHIPPING_THRESHOLD } from '@/lib/domain/cart/shipping';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { CheckoutButton } from './checkout-button';
import { FreeShippingBar } from './free-shipping-bar';
import { GuestAmounts } from './guest-amounts';
import { InsuranceChoice } from './insurance-choice';
import { ShippingDestination } from './shipping-destination';
import { useGuestCartSummary } from './use-guest-cart-summary';

/** The summary of a guest's cart. */
export function GuestSummarySection({ states }: { states: readonly CartLineState[] }) {
  const { t } = useTranslation('cart');
  const summary = useGuestCartSummary(states);
  const { shippingWithTax, isInsured, freeShipping } = summary;
  return (
    <>
      <FreeShippingBar free={freeShipping} from={FREE_SHIPPING_THRESHOLD} />
      <GuestAmounts states={states} summary={summary} />
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
