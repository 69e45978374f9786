import { AuthLayout } from '@/components/account/sign-in/auth-layout';
import { ClientScreen } from '@/components/shared/client-screen';
import { RichText } from '@/components/ui/rich-text';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { CheckoutHeader } from '../checkout-page';
import { GuestCheckoutForms, GuestSummary } from './guest-checkout-forms';
import '../checkout.css';

export function GuestCheckoutPage() {
  const t = getTexts('checkout');
  // What the visitor buys is known on the device only.
  const summary = (
    <div className="access-summary">
      <ClientScreen
        texts={['checkout', 'cart']}
        skeleton={
          <ScreenSkeleton label={getTexts('account')('loading')} className="h-12 lg:h-72" />
        }
      >
        <GuestSummary />
      </ClientScreen>
    </div>
  );
  return (
    <>
      <CheckoutHeader />
      <AuthLayout title={t('access.title')} intro={t('access.intro')} aside={summary}>
        <GuestCheckoutForms
          socialId={serverEnv().SOCIAL_LOGIN_ID ?? null}
          terms={<RichText text={getTexts('auth')('register.terms')} />}
          labels={{
            choose: t('access.choose'),
            'first-purchase': t('access.register'),
            login: t('access.login'),
          }}
        />
      </AuthLayout>
    </>
  );
}
