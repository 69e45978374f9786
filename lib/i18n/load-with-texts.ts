/**
 * Loads a screen's code and its texts in parallel, because neither is useful without the other.
 * @param namespaces namespaces of `locales/es-MX`
 */
export async function loadWithTexts<T>(
  namespaces: readonly string[],
  load: () => Promise<T>,
): Promise<T> {
  const { loadTexts } = await import('@/lib/i18n/client');
  const [screen] = await Promise.all([load(), ...namespaces.map(loadTexts)]);
  return screen;
}
