import { getScreenLabels } from '@/components/shared/screen-labels';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { AuthLayout } from './auth-layout';
import { AuthScreenIsland } from './auth-screen-island';

const TITLES = {
  password: 'password.requestTitle',
  verify: 'verify.title',
  twoStep: 'twoStep.title',
  human: 'human.title',
} as const;

/** A sign-in screen (password, verification, two-step, human check) whose content is rendered in the browser only. */
export function ClientAuthScreen({ screen }: { screen: keyof typeof TITLES }) {
  const t = getTexts('access');
  return (
    <AuthLayout
      title={t(TITLES[screen])}
      intro={screen === 'twoStep' ? t('twoStep.intro') : undefined}
    >
      <AuthScreenIsland
        screen={screen}
        captchaKey={screen === 'human' ? (serverEnv().RECAPTCHA_KEY ?? null) : undefined}
        labels={getScreenLabels()}
      />
    </AuthLayout>
  );
}
