'use client';

import { ClientScreen } from '@/components/shared/client-screen';
import { customerScreenLoader } from '@/components/shared/customer-screen-loader';
import type { ScreenLabels } from '@/components/shared/screen-labels';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';

const load = customerScreenLoader(
  ['payments'],
  async () => (await import('./address-check-screen')).AddressCheckScreen,
);

/** Shows the page that confirms an order's address. It is opened from a link in a message. */
export function AddressCheckIsland({ labels }: { labels: ScreenLabels }) {
  return (
    <ClientScreen
      load={load}
      labels={labels}
      skeleton={<ScreenSkeleton label={labels.loading} className="h-72" />}
    >
      {(Screen) => <Screen />}
    </ClientScreen>
  );
}
