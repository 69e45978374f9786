import { AuthLayout, authMetadata } from '@/components/account/sign-in/auth-layout';
import { TwoStepScreen } from '@/components/account/sign-in/two-step-screen';
import { getTexts } from '@/lib/i18n/server';

export const generateMetadata = () => authMetadata('two-step');

export default function TwoStep() {
  const t = getTexts('auth');
  return (
    <AuthLayout title={t('twoStep.title')} intro={t('twoStep.intro')}>
      <TwoStepScreen />
    </AuthLayout>
  );
}
