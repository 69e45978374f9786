'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { useIdle } from '@/components/ui/use-idle';

type Later = typeof import('./later');

const Nothing = () => null;

/** A part of the chrome that comes once the first view is done. The page lives without one that does not arrive. */
function laterPart(pick: (later: Later) => ComponentType): ComponentType {
  const Part = lazy(() =>
    import('./later').then(
      (later) => ({ default: pick(later) }),
      () => ({ default: Nothing }),
    ),
  );
  return function LaterPart() {
    return (
      useIdle() && (
        <Suspense>
          <Part />
        </Suspense>
      )
    );
  };
}

/** Where the products chosen for comparing wait. */
export const CompareDock = laterPart(({ CompareWait }) => CompareWait);
export const Toasts = laterPart(({ ToastViewport }) => ToastViewport);
export const Connectivity = laterPart(({ ConnectivityBanner }) => ConnectivityBanner);
