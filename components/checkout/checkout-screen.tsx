import { getScreenLabels } from '@/components/shared/screen-labels';
import { STEP_DETAILS } from '@/lib/domain/checkout/steps';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { getPaymentConfig } from '@/lib/payments/payment-config';
import { CheckoutIsland } from './checkout-island';
import { CheckoutHeader } from './frame/checkout-header';
import type { ScreenStep } from './screen-steps';
import '@/components/forms/form-styles';
import './checkout.css';
import './frame/steps-bar.css';
import './frame/summary-aside.css';
import './payment/payment.css';

/** The static page of a checkout step, the same for every visitor. Personal data loads in the browser. */
export function CheckoutScreen({ step }: { step: ScreenStep }) {
  const t = getTexts('checkout');
  const env = serverEnv();
  return (
    <>
      <CheckoutHeader />
      <div className="page-width checkout">
        <h1 className="text-30">
          <span className="max-md:hidden">{t(STEP_DETAILS[step].title)}</span>
          <span className="md:hidden">{t(STEP_DETAILS[step].mobileTitle)}</span>
        </h1>
        <p className="needs-script note note-danger">{getTexts('account')('needsScript')}</p>
        {/* As tall as the screen, so that the footer does not jump when the content loads. */}
        <div className="mt-5 min-h-[calc(100dvh-14rem)]">
          <CheckoutIsland
            step={step}
            config={getPaymentConfig(env)}
            issuerZip={env.INVOICE_ISSUER_ZIP ?? null}
            labels={getScreenLabels()}
          />
        </div>
      </div>
    </>
  );
}
