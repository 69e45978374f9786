export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deepest nesting that is read. The contract has about ten levels, and what walks through a value may call itself. */
const MAX_DEPTH = 100;

const FORBIDDEN: ReadonlySet<unknown> = new Set(['__proto__', 'constructor', 'prototype']);
/** A text without these has no such name, because an escape is the only other way to write one. */
const SUSPICIOUS = /__proto__|constructor|prototype|\\u/;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  34, 92, 91, 93, 123, 125,
];

/** Looked at before it is parsed, because each level costs a parser memory. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isInString = !isInString;
    else if (isInString) at += code === BACKSLASH ? 1 : 0;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

/** Whether a value has such a name as a key, or as the type or id of a resource, by which resources are looked up. */
function hasForbiddenName(value: unknown, name = ''): boolean {
  if (Array.isArray(value)) return value.some((entry) => hasForbiddenName(entry));
  if (!isRecord(value)) return (name === 'type' || name === 'id') && FORBIDDEN.has(value);
  return Object.entries(value).some(
    ([key, one]) => FORBIDDEN.has(key) || hasForbiddenName(one, key),
  );
}

/** The only way from a text of somebody else to a value. Undefined when it is not JSON, is too deep, or has a name that leads to a prototype. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return SUSPICIOUS.test(text) && hasForbiddenName(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
