/** Limit of the stored texts. The server never renders this many documents at the same time. */
const MOST = 1000;
const STORE = Symbol.for('shop.json-ld');

/** One map for the process, because payload and HTML rendering each have their own copy of this module. */
function kept(): Map<string, string> {
  const shared = globalThis as { [STORE]?: Map<string, string> };
  shared[STORE] ??= new Map();
  return shared[STORE];
}

/** Stores a text until the HTML is rendered from the payload, which happens immediately after. */
export function keepJsonLd(id: string, json: string): void {
  const texts = kept();
  texts.delete(id);
  texts.set(id, json);
  const [oldest] = texts.keys();
  if (texts.size > MOST && oldest !== undefined) texts.delete(oldest);
}

/** The stored text of an id. `<` is escaped, so that no product name can close the script element. */
export function jsonLdText(id: string): string {
  return (kept().get(id) ?? '').replace(/</g, '\\u003c');
}
