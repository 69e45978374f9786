'use client';

import type { ComponentType } from 'react';
import { ClientScreen } from '@/components/shared/client-screen';
import type { ScreenLabels } from '@/components/shared/screen-labels';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';
import { loadWithTexts } from '@/lib/i18n/load-with-texts';
import type { AuthScreenProps } from './auth-props';

const withAccessTexts = (load: () => Promise<ComponentType<AuthScreenProps>>) => () =>
  loadWithTexts(['access'], load);

const SCREENS = {
  password: withAccessTexts(async () => (await import('./password-screen')).PasswordScreen),
  verify: withAccessTexts(async () => (await import('./verify-email-screen')).VerifyEmailScreen),
  twoStep: withAccessTexts(async () => (await import('./two-step-screen')).TwoStepScreen),
  human: withAccessTexts(async () => (await import('./human-check-screen')).HumanCheckScreen),
};

interface AuthScreenIslandProps extends AuthScreenProps {
  screen: keyof typeof SCREENS;
  labels: ScreenLabels;
}

/** Shows a sign-in screen that depends on the URL or the session, which only the browser knows. */
export function AuthScreenIsland({ screen, labels, ...props }: AuthScreenIslandProps) {
  return (
    <ClientScreen
      load={SCREENS[screen]}
      labels={labels}
      skeleton={<ScreenSkeleton label={labels.loading} className="h-56" />}
    >
      {(Screen) => <Screen {...props} />}
    </ClientScreen>
  );
}
