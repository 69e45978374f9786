import { CompareWait } from '@/components/compare/compare-wait';
import { BellSlot } from '@/components/notifications/bell-slot';

/** The products chosen for comparing, and the bell. */
export function IdleIslands() {
  return (
    <>
      <CompareWait />
      <BellSlot />
    </>
  );
}
