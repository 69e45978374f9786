'use client';

import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { ScreenFailure } from '@/components/ui/screen-failure';
import { useHydrated } from '@/stores/persistence/hydration';

interface ClientScreenProps<Props> {
  /** Must be a stable function, because a new function starts the loading again. */
  load: () => Promise<ComponentType<Props>>;
  labels: { failed: string; retry: string };
  /** Shown until the screen is loaded. */
  skeleton: ReactNode;
  /** Content that stays visible when the screen cannot be loaded. */
  onFailure?: ReactNode;
  children: (Screen: ComponentType<Props>) => ReactNode;
}

type Loading<Props> = { Screen: ComponentType<Props> } | 'loading' | 'failed';

/** Loads a screen's code after hydration, and shows it when the stores are read from the device. */
export function ClientScreen<Props>(props: ClientScreenProps<Props>) {
  const { load, labels, skeleton, onFailure, children } = props;
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState<Loading<Props>>('loading');
  const start = useCallback(() => {
    setLoaded('loading');
    load().then(
      (Screen) => setLoaded({ Screen }),
      () => setLoaded('failed'),
    );
  }, [load]);
  useEffect(start, [start]);
  if (loaded === 'failed') {
    return (
      <>
        <ScreenFailure labels={labels} onRetry={start} />
        {onFailure}
      </>
    );
  }
  if (!isHydrated || loaded === 'loading') return skeleton;
  return <Suspense fallback={skeleton}>{children(loaded.Screen)}</Suspense>;
}
