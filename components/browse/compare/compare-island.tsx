'use client';

import { ClientScreen } from '@/components/shared/client-screen';
import type { ScreenLabels } from '@/components/shared/screen-labels';
import { CompareSkeleton } from './compare-skeleton';

const load = async () => (await import('./compare-screen')).CompareScreen;

export function CompareIsland({ labels }: { labels: ScreenLabels }) {
  return (
    <ClientScreen load={load} labels={labels} skeleton={<CompareSkeleton label={labels.loading} />}>
      {(Screen) => <Screen />}
    </ClientScreen>
  );
}
