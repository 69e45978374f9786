import { useEffect } from 'react';
import { discardEvents } from '@/lib/analytics/track';

/** Runs analytics while it is allowed. Earlier events wait while the visitor is asked, and are dropped after a refusal. */
export function useAnalytics(state: 'asked' | 'allowed' | 'refused', id: string | null): void {
  useEffect(() => {
    if (state === 'refused') discardEvents();
    if (state !== 'allowed') return;
    let isAllowed = true;
    let stop: (() => void) | undefined;
    import('@/lib/analytics/start-analytics').then(
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
