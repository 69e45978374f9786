import { useEffect } from 'react';
import { CompareWait } from '@/components/compare/compare-wait';
import { BellSlot } from '@/components/notifications/bell-slot';
import { watchFocus } from './watch-focus';

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
