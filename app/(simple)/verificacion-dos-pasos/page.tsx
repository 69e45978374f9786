import { AuthLayout } from '@/components/account/sign-in/auth-layout';
import { authMetadata } from '@/components/account/sign-in/auth-metadata';
import { TwoStepScreen } from '@/components/account/sign-in/two-step-screen';
import { getTexts } from '@/lib/i18n/server';

export function generateMetadata() {
  return authMetadata('two-step');
}

export default function TwoStep() {
  const t = getTexts('auth');
  return (
    <AuthLayout title={t('twoStep.title')} intro={t('twoStep.intro')}>
      <TwoStepScreen />
    </AuthLayout>
  );
}
