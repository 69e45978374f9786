'use client';

import { type ComponentType, Suspense } from 'react';
import { loadWithTexts } from '@/components/ui/load-with-texts';
import { ScreenFailure } from '@/components/ui/screen-failure';
import { useLazyScreen } from '@/components/ui/use-lazy-screen';
import { useHydrated } from '@/stores/persistence/hydration';
import type { AuthScreenProps } from './auth-props';

type Load = () => Promise<ComponentType<AuthScreenProps>>;

const SCREENS = {
  password: () =>
    loadWithTexts(['access'], () =>
      import('./password-screen').then(({ PasswordScreen }) => PasswordScreen),
    ),
  verify: () =>
    loadWithTexts(['access'], () =>
      import('./verify-email-screen').then(({ VerifyEmailScreen }) => VerifyEmailScreen),
    ),
  twoStep: () =>
    loadWithTexts(['access'], () =>
      import('./two-step-screen').then(({ TwoStepScreen }) => TwoStepScreen),
    ),
  human: () =>
    loadWithTexts(['access'], () =>
      import('./human-check-screen').then(({ HumanCheckScreen }) => HumanCheckScreen),
    ),
} satisfies Record<string, Load>;

interface AuthScreenIslandProps extends AuthScreenProps {
  screen: keyof typeof SCREENS;
  labels: { failed: string; retry: string; loading: string };
}

/** Loads and shows a sign-in screen that depends on the URL or the session, which only the browser knows. */
export function AuthScreenIsland({ screen, labels, ...props }: AuthScreenIslandProps) {
  const isHydrated = useHydrated();
  const { screen: loaded, retry } = useLazyScreen<AuthScreenProps>(SCREENS[screen]);
  if (loaded === 'failed') return <ScreenFailure labels={labels} onRetry={retry} />;
  const skeleton = (
    <div role="status" aria-label={labels.loading} className="skeleton h-56 noscript:hidden" />
  );
  if (!isHydrated || loaded === 'loading') return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <loaded.Screen {...props} />
    </Suspense>
  );
}
