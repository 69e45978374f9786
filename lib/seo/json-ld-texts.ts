const KEY = Symbol.for('shop.json-ld');
/** More than are rendered at the same time: an element is rendered right after its text was kept. */
const MAX_TEXTS = 500;

function openTexts(): Map<string, string> {
  const known: Map<string, string> | undefined = Reflect.get(globalThis, KEY);
  if (known) return known;
  const texts = new Map<string, string>();
  Reflect.set(globalThis, KEY, texts);
  return texts;
}

/** Keeps a text by its hash, so that one can never stand in the place of another. */
export function keepJsonLd(hash: string, text: string): void {
  const texts = openTexts();
  texts.delete(hash);
  texts.set(hash, text);
  const [oldest = ''] = texts.keys();
  if (texts.size > MAX_TEXTS) texts.delete(oldest);
}

/** @returns the empty text in a browser, where nobody reads it */
export const findJsonLd = (hash: string): string => openTexts().get(hash) ?? '';
