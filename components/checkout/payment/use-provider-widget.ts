import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface ProviderWidget {
  remove: () => void;
}

/**
 * Mounts a provider's widget in the element of `host`, and removes it on unmount.
 * @param mount resolves to null when there is nothing to mount
 * @param widgetKey the widget is mounted again when this changes
 */
export function useProviderWidget<T extends ProviderWidget>(
  mount: (place: HTMLElement) => Promise<T | null>,
  widgetKey: unknown,
) {
  const host = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<T | null>(null);
  const [failure, setFailure] = useState<{ error: unknown; of: unknown } | null>(null);
  const begin = useEffectEvent(mount);
  useEffect(() => {
    const place = host.current;
    if (!place || failure?.of === widgetKey) return;
    let isOver = false;
    let current: T | null = null;
    begin(place).then(
      (ready) => {
        if (isOver) return ready?.remove();
        current = ready;
        setDrawn(ready);
      },
      (error: unknown) => isOver || setFailure({ error, of: widgetKey }),
    );
    return () => {
      isOver = true;
      current?.remove();
      setDrawn(null);
    };
  }, [widgetKey, failure]);
  const isFailed = failure !== null && failure.of === widgetKey;
  return { host, drawn, isFailed, error: failure?.error, retry: () => setFailure(null) };
}
