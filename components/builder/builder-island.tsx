'use client';

import { ClientScreen } from '@/components/shared/client-screen';
import type { ScreenLabels } from '@/components/shared/screen-labels';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';
import { loadWithTexts } from '@/lib/i18n/load-with-texts';
import { loadBuilderChunk } from './load-builder-chunk';

const load = () =>
  loadWithTexts(
    ['assembly', 'account', 'cart'],
    async () => (await loadBuilderChunk()).BuilderScreen,
  );

export function BuilderIsland({ shopName, labels }: { shopName: string; labels: ScreenLabels }) {
  return (
    <ClientScreen
      load={load}
      labels={labels}
      skeleton={<ScreenSkeleton label={labels.loading} className="h-96" />}
    >
      {(Screen) => <Screen shopName={shopName} />}
    </ClientScreen>
  );
}
