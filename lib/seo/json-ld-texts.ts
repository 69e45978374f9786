/** More than one document is made at a time, but never this many. */
const MOST = 1000;
const STORE = Symbol.for('shop.json-ld');

/** One for the process: what renders payloads and what renders HTML each have their own copy of this module. */
function kept(): Map<string, string> {
  const shared = globalThis as { [STORE]?: Map<string, string> };
  shared[STORE] ??= new Map();
  return shared[STORE];
}

/** Keeps a text until the HTML is made of the payload, which follows at once. */
export function keepJsonLd(id: string, json: string): void {
  const texts = kept();
  texts.delete(id);
  texts.set(id, json);
  const [oldest] = texts.keys();
  if (texts.size > MOST && oldest !== undefined) texts.delete(oldest);
}

/** The text of a name. `<` is escaped, so that no product's name can end the element. */
export function jsonLdText(id: string): string {
  return (kept().get(id) ?? '').replace(/</g, '\\u003c');
}
