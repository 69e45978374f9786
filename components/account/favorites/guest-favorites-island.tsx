'use client';

import { ClientScreen } from '@/components/shared/client-screen';
import type { ScreenLabels } from '@/components/shared/screen-labels';

const load = async () => (await import('./guest-favorites-screen')).GuestFavoritesScreen;

/** Loads the favorites of the device. */
export function GuestFavoritesIsland({ labels }: { labels: ScreenLabels }) {
  const skeleton = (
    <div className="skeleton live h-96" role="status">
      <span className="visually-hidden">{labels.loading}</span>
    </div>
  );
  return (
    <ClientScreen load={load} labels={labels} skeleton={skeleton}>
      {(Screen) => <Screen />}
    </ClientScreen>
  );
}
