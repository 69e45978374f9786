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
  mount: (element: HTMLElement) => Promise<T | null>,
  widgetKey: unknown,
) {
  const host = useRef<HTMLDivElement>(null);
  const mounting = useRef<Promise<T | null>>(Promise.resolve(null));
  const [failure, setFailure] = useState<{ error: unknown; of: unknown } | null>(null);
  const start = useEffectEvent(mount);
  useEffect(() => {
    const element = host.current;
    if (!element || failure?.of === widgetKey) return;
    let isUnmounted = false;
    let current: T | null = null;
    mounting.current = start(element).then(
      (mounted) => {
        if (isUnmounted) mounted?.remove();
        else current = mounted;
        return current;
      },
      (error: unknown) => {
        if (!isUnmounted) setFailure({ error, of: widgetKey });
        return null;
      },
    );
    return () => {
      isUnmounted = true;
      current?.remove();
    };
  }, [widgetKey, failure]);
  const isFailed = failure !== null && failure.of === widgetKey;
  return {
    host,
    /** The widget once it is mounted, for a press that comes earlier. Null when there is none, or when it failed. */
    whenMounted: () => mounting.current,
    isFailed,
    error: failure?.error,
    retry: () => setFailure(null),
  };
}
