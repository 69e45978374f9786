import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Drawn {
  remove: () => void;
}

/**
 * What a provider draws in an element of the page, from now until that is gone.
 * @param draw null where there is nothing to draw
 * @param of is drawn anew when this changes
 */
export function useDrawn<T extends Drawn>(
  draw: (place: HTMLElement) => Promise<T | null>,
  of: unknown,
) {
  const host = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<T | null>(null);
  const [failure, setFailure] = useState<{ error: unknown; of: unknown } | null>(null);
  const begin = useEffectEvent(draw);
  useEffect(() => {
    const place = host.current;
    if (!place || failure?.of === of) return;
    let isOver = false;
    let current: T | null = null;
    begin(place).then(
      (ready) => {
        if (isOver) return ready?.remove();
        current = ready;
        setDrawn(ready);
      },
      (error: unknown) => isOver || setFailure({ error, of }),
    );
    return () => {
      isOver = true;
      current?.remove();
      setDrawn(null);
    };
  }, [of, failure]);
  const isFailed = failure !== null && failure.of === of;
  return { host, drawn, isFailed, error: failure?.error, retry: () => setFailure(null) };
}
