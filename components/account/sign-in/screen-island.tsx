'use client';

import { type ComponentType, Suspense } from 'react';
import { ScreenFailure } from '@/components/ui/screen-failure';
import { useLazyScreen } from '@/components/ui/use-lazy-screen';
import { withTexts } from '@/components/ui/with-texts';
import { useHydrated } from '@/stores/persistence/hydration';
import type { AccessScreenProps } from './props';

type Load = () => Promise<ComponentType<AccessScreenProps>>;

const SCREENS = {
  password: () =>
    withTexts(['access'], () =>
      import('./password-screen').then(({ PasswordScreen }) => PasswordScreen),
    ),
  verify: () =>
    withTexts(['access'], () => import('./verify-screen').then(({ VerifyScreen }) => VerifyScreen)),
  twoStep: () =>
    withTexts(['access'], () =>
      import('./two-step-screen').then(({ TwoStepScreen }) => TwoStepScreen),
    ),
  human: () =>
    withTexts(['access'], () => import('./human-screen').then(({ HumanScreen }) => HumanScreen)),
} satisfies Record<string, Load>;

interface ScreenIslandProps extends AccessScreenProps {
  screen: keyof typeof SCREENS;
  labels: { failed: string; retry: string; loading: string };
}

/** Loads and shows a sign-in screen that depends on the URL or the session, which only the browser knows. */
export function ScreenIsland({ screen, labels, ...props }: ScreenIslandProps) {
  const isHydrated = useHydrated();
  const { screen: loaded, retry } = useLazyScreen<AccessScreenProps>(SCREENS[screen]);
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
