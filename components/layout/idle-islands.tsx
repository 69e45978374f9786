import { useEffect } from 'react';
import { CompareWait } from '@/components/compare/compare-wait';
import { BellSlot } from '@/components/notifications/bell-slot';
import { watchFocus } from './watch-focus';

/** The products chosen for comparing, the bell, and what follows the focus. */
export function IdleIslands() {
  useEffect(watchFocus, []);
  return (
    <>
      <CompareWait />
      <BellSlot />
    </>
  );
}
