'use client';

import { type ReactNode, Suspense } from 'react';
import { useInteracted } from '@/components/ui/use-interacted';
import { BUILDS_KEY } from '@/stores/builder/builds-key';
import { useHasStored } from '@/stores/persistence/use-has-stored';
import { useSessionStore } from '@/stores/session/session-store';

/** What is said to a visitor with a place or a build of their own. For others nothing of it is loaded. */
export function VisitorSlot({ children }: { children: ReactNode }) {
  const hasInteracted = useInteracted();
  const hasPlace = useSessionStore(({ zipCode }) => zipCode !== null);
  const hasBuild = useHasStored(BUILDS_KEY);
  return hasInteracted && (hasPlace || hasBuild) && <Suspense>{children}</Suspense>;
}
