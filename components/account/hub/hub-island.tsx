'use client';

import type { ReactNode } from 'react';
import { ClientScreen } from '@/components/shared/client-screen';
import { customerScreenLoader } from '@/components/shared/customer-screen-loader';
import type { ScreenLabels } from '@/components/shared/screen-labels';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';
import type { HubScreenProps } from './hub-screen';

const load = customerScreenLoader<HubScreenProps>(
  [],
  async () => (await import('./hub-screen')).HubScreen,
);

/** Shows the customer's data around the links. */
export function HubIsland({ labels, children }: { labels: ScreenLabels; children: ReactNode }) {
  const links = <div>{children}</div>;
  const skeleton = (
    <>
      <ScreenSkeleton label={labels.loading} className="hub-wait" />
      {links}
    </>
  );
  return (
    <ClientScreen load={load} labels={labels} skeleton={skeleton} onFailure={links}>
      {(Screen) => <Screen>{links}</Screen>}
    </ClientScreen>
  );
}
