'use client';

import { type ReactNode, Suspense } from 'react';
import { loadWithTexts } from '@/components/ui/load-with-texts';
import { ScreenFailure } from '@/components/ui/screen-failure';
import { useLazyScreen } from '@/components/ui/use-lazy-screen';
import { useHydrated } from '@/stores/persistence/hydration';
import type { HubScreenProps } from './hub-screen';

const load = () =>
  loadWithTexts(['account'], async () => {
    const [{ withCustomer }, { HubScreen }] = await Promise.all([
      import('@/components/shared/customer-screen'),
      import('./hub-screen'),
    ]);
    return withCustomer<HubScreenProps>(HubScreen);
  });

interface HubIslandProps {
  labels: { failed: string; retry: string; loading: string };
  children: ReactNode;
}

/** Shows the customer's data around the links. A guest is sent to the login. */
export function HubIsland({ labels, children }: HubIslandProps) {
  const isHydrated = useHydrated();
  const { screen, retry } = useLazyScreen<HubScreenProps>(load);
  const links = <div className="hub-main">{children}</div>;
  if (screen === 'failed') {
    return (
      <>
        <ScreenFailure labels={labels} onRetry={retry} />
        {links}
      </>
    );
  }
  const waiting = (
    <>
      <div
        role="status"
        aria-label={labels.loading}
        className="hub-wait skeleton noscript:hidden"
      />
      {links}
    </>
  );
  if (!isHydrated || screen === 'loading') return waiting;
  return (
    <Suspense fallback={waiting}>
      <screen.Screen>{links}</screen.Screen>
    </Suspense>
  );
}
