import type { Namespace } from './types';

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
