import { useEffect } from 'react';
import { CompareWait } from '@/components/browse/compare/compare-wait';
import { BellSlot } from '@/components/shell/bell/bell-slot';
import { watchFocus } from '../navigation/watch-focus';

/** The compare bar, the notification bell and the focus scrolling. */
export function IdleIslands() {
  useEffect(watchFocus, []);
  return (
    <>
      <CompareWait />
      <BellSlot />
    </>
  );
}
