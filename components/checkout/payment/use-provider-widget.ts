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
  const [widget, setWidget] = useState<T | null>(null);
  const [failure, setFailure] = useState<{ error: unknown; of: unknown } | null>(null);
  const start = useEffectEvent(mount);
  useEffect(() => {
    const element = host.current;
    if (!element || failure?.of === widgetKey) return;
    let isUnmounted = false;
    let current: T | null = null;
    start(element).then(
      (mounted) => {
        if (isUnmounted) return mounted?.remove();
        current = mounted;
        setWidget(mounted);
      },
      (error: unknown) => isUnmounted || setFailure({ error, of: widgetKey }),
    );
    return () => {
      isUnmounted = true;
      current?.remove();
      setWidget(null);
    };
  }, [widgetKey, failure]);
  const isFailed = failure !== null && failure.of === widgetKey;
  return { host, widget, isFailed, error: failure?.error, retry: () => setFailure(null) };
}
