import { RichText } from '@/components/ui/rich-text';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { AccountBenefits } from './account-benefits';
import { AuthLayout } from './auth-layout';
import { LazySignInForm } from './lazy-sign-in-form';

/** The login or the sign-up screen. */
export function SignInScreen({ form }: { form: 'login' | 'register' }) {
  const t = getTexts('access');
  return (
    <AuthLayout title={t(`${form}.title`)} intro={t(`${form}.intro`)} aside={<AccountBenefits />}>
      <LazySignInForm
        form={form}
        socialId={serverEnv().SOCIAL_LOGIN_ID ?? null}
        terms={form === 'register' && <RichText text={t('register.terms')} />}
      />
    </AuthLayout>
  );
}
