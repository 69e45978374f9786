/** Loads a screen of access with its texts: one without the other shows nothing that can be read. */
export async function withTexts<T>(load: () => Promise<T>): Promise<T> {
  const { loadTexts } = await import('@/lib/i18n/client');
  const [screen] = await Promise.all([load(), loadTexts('access')]);
  return screen;
}
