/**
 * Loads a screen's code with its texts: one without the other shows nothing that can be read.
 * @param namespaces of `locales/es-MX`
 */
export async function withTexts<T>(
  namespaces: readonly string[],
  load: () => Promise<T>,
): Promise<T> {
  const { loadTexts } = await import('@/lib/i18n/client');
  const [screen] = await Promise.all([load(), ...namespaces.map(loadTexts)]);
  return screen;
}
