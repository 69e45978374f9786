import { getScreenLabels } from '@/components/shared/screen-labels';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { getPaymentConfig } from '@/lib/payments/payment-config';
import { PaymentIsland } from './payment-island';
import type { PaymentScreenName } from './payment-screens';
import './payments.css';

/** The static document of a payment page, the same for every visitor. The payment loads in the browser. */
export function PaymentScreen({ screen }: { screen: PaymentScreenName }) {
  const t = getTexts('payments');
  const config = getPaymentConfig(serverEnv());
  return (
    <div className="page-width payment-page">
      <h1>{t(`heading.${screen}`)}</h1>
      <p className="needs-script note note-danger">{getTexts('account')('needsScript')}</p>
      <div className="payment-main">
        <PaymentIsland
          screen={screen}
          providers={config.providers}
          config={config}
          labels={getScreenLabels()}
        />
      </div>
    </div>
  );
}
