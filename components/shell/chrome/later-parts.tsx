'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { useIdle } from '@/components/ui/use-idle';

type Later = typeof import('./later');

const Nothing = () => null;

/** A part that fails to load renders nothing. */
const part = (pick: (later: Later) => ComponentType) =>
  lazy(() =>
    import('./later').then(
      (later) => ({ default: pick(later) }),
      () => ({ default: Nothing }),
    ),
  );

const PARTS = {
  islands: part(({ IdleIslands }) => IdleIslands),
  toasts: part(({ ToastViewport }) => ToastViewport),
  connectivity: part(({ ConnectivityBanner }) => ConnectivityBanner),
};

/** A part of the chrome that loads after the first view. */
export function LaterPart({ name }: { name: keyof typeof PARTS }) {
  const Part = PARTS[name];
  return (
    useIdle() && (
      <Suspense>
        <Part />
      </Suspense>
    )
  );
}
