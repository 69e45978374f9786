'use client';

import { ClientScreen } from '@/components/shared/client-screen';
import type { ScreenLabels } from '@/components/shared/screen-labels';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';
import { loadWithTexts } from '@/lib/i18n/load-with-texts';

const loadSummary = () =>
  loadWithTexts(['checkout', 'cart'], async () => (await import('./guest-summary')).GuestSummary);

/** What the visitor buys. It is known on the device only. */
export function GuestSummaryIsland({ labels }: { labels: ScreenLabels }) {
  return (
    <div className="access-summary">
      <ClientScreen
        load={loadSummary}
        labels={labels}
        skeleton={<ScreenSkeleton label={labels.loading} className="h-12 lg:h-72" />}
      >
        {(Summary) => <Summary />}
      </ClientScreen>
    </div>
  );
}
