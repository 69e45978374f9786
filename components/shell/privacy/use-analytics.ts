import { useEffect } from 'react';
import { refuseEvents } from '@/lib/analytics/track';

/** Measures while it is allowed; what happened before is kept only as long as the visitor is being asked. */
export function useAnalytics(state: 'asked' | 'allowed' | 'refused', id: string | null): void {
  useEffect(() => {
    if (state === 'refused') refuseEvents();
    if (state !== 'allowed') return;
    let isAllowed = true;
    let stop: (() => void) | undefined;
    import('@/lib/analytics/start').then(
      ({ startAnalytics }) => {
        if (isAllowed) stop = startAnalytics(id);
      },
      () => undefined,
    );
    return () => {
      isAllowed = false;
      stop?.();
    };
  }, [state, id]);
}
