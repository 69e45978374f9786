import { type ComponentType, useCallback, useEffect, useState } from 'react';

type Loading<Props> = { Screen: ComponentType<Props> } | 'loading' | 'failed';

/**
 * A screen whose code is loaded once the page lives.
 * @param load always the same function
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
