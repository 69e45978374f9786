import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { AccessShell } from './access-shell';
import { ScreenIsland } from './screen-island';

const TITLES = {
  password: 'password.requestTitle',
  verify: 'verify.title',
  twoStep: 'twoStep.title',
  human: 'human.title',
} as const;

/** A sign-in screen (password, verification, two-step, human check) whose content is rendered in the browser only. */
export function AccessScreen({ screen }: { screen: keyof typeof TITLES }) {
  const t = texts('access');
  return (
    <AccessShell
      title={t(TITLES[screen])}
      intro={screen === 'twoStep' ? t('twoStep.intro') : undefined}
    >
      <ScreenIsland
        screen={screen}
        captchaKey={screen === 'human' ? (serverEnv().RECAPTCHA_KEY ?? null) : undefined}
        labels={{ failed: t('failed'), retry: t('retry'), loading: t('loading') }}
      />
    </AccessShell>
  );
}
