import { loadTexts } from '@/lib/i18n/client';

/** Loads the texts that a screen has from the start, which is then drawn with its first render. */
export async function loadAllTexts(...names: readonly Parameters<typeof loadTexts>[0][]) {
  await Promise.all(names.map((one) => loadTexts(one)));
}
