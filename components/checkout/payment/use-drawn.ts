import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Drawn {
  remove: () => void;
}

/**
 * Mounts a provider's widget in the element of `host`, and removes it on unmount.
 * @param mount resolves to null when there is nothing to mount
 * @param widgetKey the widget is mounted again when this changes
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
