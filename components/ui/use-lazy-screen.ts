import { type ComponentType, useCallback, useEffect, useState } from 'react';

type Loading<Props> = { Screen: ComponentType<Props> } | 'loading' | 'failed';

/**
 * Loads a screen's code after hydration.
 * @param load must be a stable function, because a new function starts the loading again
 */
export function useLazyScreen<Props>(load: () => Promise<ComponentType<Props>>) {
  const [screen, setScreen] = useState<Loading<Props>>('loading');
  const start = useCallback(() => {
    setScreen('loading');
    load().then(
      (Screen) => setScreen({ Screen }),
      () => setScreen('failed'),
    );
  }, [load]);
  useEffect(start, [start]);
  return { screen, retry: start };
}
