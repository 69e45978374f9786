'use client';

import type { ReactNode } from 'react';
import { ClientScreen } from '@/components/shared/client-screen';

interface CartIslandProps {
  labels: { failed: string; retry: string };
  /** Shown until the cart is loaded. */
  skeleton: ReactNode;
  /** Content below the cart. It is shown together with the cart, so that it does not shift. */
  children: ReactNode;
}

const load = async () => (await import('./cart-screen')).CartScreen;

export function CartIsland({ labels, skeleton, children }: CartIslandProps) {
  return (
    <ClientScreen load={load} labels={labels} skeleton={skeleton}>
      {(Screen) => (
        <>
          <Screen skeleton={skeleton} />
          {children}
        </>
      )}
    </ClientScreen>
  );
}
