import { AuthLayout } from '@/components/account/sign-in/auth-layout';
import { getScreenLabels } from '@/components/shared/screen-labels';
import { RichText } from '@/components/ui/rich-text';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { CheckoutHeader } from '../frame/checkout-header';
import { CheckoutAccess } from './checkout-access';
import { GuestSummaryIsland } from './guest-summary-island';
import '../checkout.css';
import '../frame/summary-aside.css';
import './access.css';

/** Login and sign-up on the way to paying, beside what is bought. */
export function CheckoutAccessScreen() {
  const t = getTexts('checkout');
  return (
    <>
      <CheckoutHeader />
      <AuthLayout
        title={t('access.title')}
        intro={t('access.intro')}
        aside={<GuestSummaryIsland labels={getScreenLabels()} />}
      >
        <CheckoutAccess
          socialId={serverEnv().SOCIAL_LOGIN_ID ?? null}
          terms={<RichText text={getTexts('access')('register.terms')} />}
          labels={{
            choose: t('access.choose'),
            login: t('access.login'),
            register: t('access.register'),
          }}
        />
      </AuthLayout>
    </>
  );
}
