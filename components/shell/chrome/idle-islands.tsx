import { useEffect } from 'react';
import { CompareWait } from '@/components/browse/compare/compare-wait';
import { BellSlot } from '@/components/shell/bell/bell-slot';
import { watchFocus } from '../navigation/watch-focus';

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
