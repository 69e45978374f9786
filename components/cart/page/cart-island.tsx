'use client';

import type { ReactNode } from 'react';
import { ScreenFailure } from '@/components/ui/screen-failure';
import { useLazyScreen } from '@/components/ui/use-lazy-screen';
import { useHydrated } from '@/stores/persistence/hydration';

interface CartIslandProps {
  labels: { failed: string; retry: string };
  /** Shown until the cart is. */
  skeleton: ReactNode;
  /** Stands below the cart, so it comes with it and never moves. */
  children: ReactNode;
}

const loadScreen = () => import('./cart-screen').then(({ CartScreen }) => CartScreen);

/** Loads the cart's screen once the page lives, and shows it when the device was read. */
export function CartIsland({ labels, skeleton, children }: CartIslandProps) {
  const isHydrated = useHydrated();
  const { screen, retry } = useLazyScreen(loadScreen);
  if (screen === 'failed') return <ScreenFailure labels={labels} onRetry={retry} />;
  if (!isHydrated || screen === 'loading') return skeleton;
  return <screen.Screen skeleton={skeleton}>{children}</screen.Screen>;
}
