'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useHydrated } from '@/stores/hydration';

interface CartIslandProps {
  labels: { failed: string; retry: string };
  /** Shown until the cart is. */
  skeleton: ReactNode;
  /** Stands below the cart, so it comes with it and never moves. */
  children: ReactNode;
}

type Screen = ComponentType<{ skeleton: ReactNode; children: ReactNode }>;

/** Loads the cart's screen once the page lives, and shows it when the device was read. */
export function CartIsland({ labels, skeleton, children }: CartIslandProps) {
  const isHydrated = useHydrated();
  const [screen, setScreen] = useState<{ Screen: Screen } | 'loading' | 'failed'>('loading');

  const load = useCallback(() => {
    setScreen('loading');
    import('./cart-screen').then(
      ({ CartScreen }) => setScreen({ Screen: CartScreen }),
      () => setScreen('failed'),
    );
  }, []);
  useEffect(load, [load]);

  if (screen === 'failed') {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 py-8">
        <p>{labels.failed}</p>
        <button type="button" className={buttonClass('secondary')} onClick={load}>
          {labels.retry}
        </button>
      </div>
    );
  }
  if (!isHydrated || screen === 'loading') return skeleton;
  return <screen.Screen skeleton={skeleton}>{children}</screen.Screen>;
}
