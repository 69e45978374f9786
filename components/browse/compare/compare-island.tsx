'use client';

import { Suspense } from 'react';
import { ScreenFailure } from '@/components/ui/screen-failure';
import { useLazyScreen } from '@/components/ui/use-lazy-screen';
import { useHydrated } from '@/stores/persistence/hydration';
import { CompareSkeleton } from './compare-skeleton';

interface CompareIslandProps {
  labels: { failed: string; retry: string; loading: string };
}

const loadScreen = () => import('./compare-screen').then(({ CompareScreen }) => CompareScreen);

/** Loads the comparison after hydration, and shows it when the stores are read from the device. */
export function CompareIsland({ labels }: CompareIslandProps) {
  const isHydrated = useHydrated();
  const { screen, retry } = useLazyScreen(loadScreen);
  if (screen === 'failed') return <ScreenFailure labels={labels} onRetry={retry} />;
  const skeleton = <CompareSkeleton label={labels.loading} />;
  if (!isHydrated || screen === 'loading') return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <screen.Screen />
    </Suspense>
  );
}
