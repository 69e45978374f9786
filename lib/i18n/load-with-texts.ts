import type { Namespace } from './types';

/**
 * Loads a screen's code and its texts in parallel, because neither is useful without the other.
 */
export async function loadWithTexts<T>(
  namespaces: readonly Namespace[],
  load: () => Promise<T>,
): Promise<T> {
  const { loadTexts } = await import('@/lib/i18n/client');
  const [screen] = await Promise.all([load(), ...namespaces.map((one) => loadTexts(one))]);
  return screen;
}
