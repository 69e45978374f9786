import type { Namespace } from './types';

/** Loads a screen's code and its texts in parallel, because neither is useful without the other. */
export async function loadWithTexts<T>(
  namespaces: readonly Namespace[],
  load: () => Promise<T>,
): Promise<T> {
  const loadAll = import('@/lib/i18n/client').then(({ loadTexts }) =>
    Promise.all(namespaces.map((one) => loadTexts(one))),
  );
  const [screen] = await Promise.all([load(), loadAll]);
  return screen;
}
