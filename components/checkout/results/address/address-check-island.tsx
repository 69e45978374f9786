'use client';

import { type ComponentType, Suspense } from 'react';
import { loadWithTexts } from '@/components/ui/load-with-texts';
import { ScreenFailure } from '@/components/ui/screen-failure';
import { useLazyScreen } from '@/components/ui/use-lazy-screen';
import { useHydrated } from '@/stores/persistence/hydration';

const load = (): Promise<ComponentType> =>
  loadWithTexts(['payments', 'account'], async () => {
    const [{ withCustomer }, { AddressCheckScreen }] = await Promise.all([
      import('@/components/shared/customer-screen'),
      import('./address-check-screen'),
    ]);
    return withCustomer(AddressCheckScreen);
  });

interface AddressCheckIslandProps {
  labels: { failed: string; retry: string; loading: string };
}

/** Loads the page that confirms an order's address, after hydration. It is opened from a link in a message. */
export function AddressCheckIsland({ labels }: AddressCheckIslandProps) {
  const isHydrated = useHydrated();
  const { screen, retry } = useLazyScreen(load);
  if (screen === 'failed') return <ScreenFailure labels={labels} onRetry={retry} />;
  const skeleton = (
    <div role="status" aria-label={labels.loading} className="skeleton h-72 noscript:hidden" />
  );
  if (!isHydrated || screen === 'loading') return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <screen.Screen />
    </Suspense>
  );
}
