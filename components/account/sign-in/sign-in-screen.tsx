import { Icon, type IconName } from '@/components/ui/icon';
import { RichText } from '@/components/ui/rich-text';
import { StaticHtml } from '@/components/ui/static-html';
import { serverEnv } from '@/lib/env';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';
import { AuthLayout } from './auth-layout';
import { LazySignInForm } from './lazy-sign-in-form';

export function SignInScreen({ form }: { form: 'login' | 'register' }) {
  const t = getTexts('auth');
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

const BENEFITS = [
  ['cart', 'cart'],
  ['orders', 'box'],
  ['wallet', 'wallet'],
  ['safe', 'shield'],
] as const satisfies readonly (readonly [string, IconName])[];

function AccountBenefits() {
  const t = getTexts('auth');
  return (
    <StaticHtml partId="benefits" as="section" className="access-benefits lg:pt-12">
      <h2 className="pt-3 heavy-line-t text-18">{t('benefits.title')}</h2>
      <ul>
        {BENEFITS.filter(([name]) => name !== 'wallet' || hasFeature('wallet')).map(
          ([name, icon]) => (
            <li key={name}>
              <Icon name={icon} className="text-brand" />
              {t(`benefits.${name}`)}
            </li>
          ),
        )}
      </ul>
    </StaticHtml>
  );
}
