'use client';

import { Suspense } from 'react';
import { loadWithTexts } from '@/components/ui/load-with-texts';
import { ScreenFailure } from '@/components/ui/screen-failure';
import { useLazyScreen } from '@/components/ui/use-lazy-screen';
import { useHydrated } from '@/stores/persistence/hydration';

interface BuilderIslandProps {
  shopName: string;
  labels: { failed: string; retry: string; loading: string };
}

const loadScreen = () =>
  loadWithTexts(['assembly', 'account', 'cart'], () =>
    import('./builder-screen').then(({ BuilderScreen }) => BuilderScreen),
  );

/** Loads the builder after hydration and shows it once the stores on the device are read. */
export function BuilderIsland({ shopName, labels }: BuilderIslandProps) {
  const isHydrated = useHydrated();
  const { screen, retry } = useLazyScreen(loadScreen);
  if (screen === 'failed') return <ScreenFailure labels={labels} onRetry={retry} />;
  const skeleton = (
    <div role="status" aria-label={labels.loading} className="skeleton h-96 noscript:hidden" />
  );
  if (!isHydrated || screen === 'loading') return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <screen.Screen shopName={shopName} />
    </Suspense>
  );
}
