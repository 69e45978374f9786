import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { paymentConfig } from '@/lib/payments/config';
import { PaymentIsland } from './payment-island';
import type { ResultScreen } from './result-screens';
import './payments.css';

/** The static document of a payment page, the same for every visitor. The payment loads in the browser. */
export function PaymentScreen({ screen }: { screen: ResultScreen }) {
  const t = texts('payments');
  const shared = texts('account');
  const config = paymentConfig(serverEnv());
  return (
    <div className="page-width payment-page">
      <h1>{t(`heading.${screen}`)}</h1>
      <p className="needs-script form-failure">{shared('needsScript')}</p>
      <div className="payment-main">
        <PaymentIsland
          screen={screen}
          providers={config.providers}
          config={config}
          labels={{
            failed: shared('failed'),
            retry: shared('retry'),
            loading: shared('loading'),
          }}
        />
      </div>
    </div>
  );
}
