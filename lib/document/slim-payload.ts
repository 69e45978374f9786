import { log } from '../monitoring/log.ts';
import { STATIC_HTML } from './static-html.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** One row of the payload: `12:I[…]`, `:HL[…]`, `1f:["$",…]`, or `2a:T40,…` with the length in bytes. */
interface Row {
  id: string;
  /** The letters between the colon and the value. Empty for a model. */
  tag: string;
  /** The value, unparsed. */
  text: string;
  /** The parsed value, if it is JSON. */
  json?: Json;
}

const PROPS = 3;
/** Positions of an element's fields in its array, by the names that references use. */
const ELEMENT: Readonly<Record<string, number>> = { type: 1, key: 2, props: PROPS };

class UnreadablePayloadError extends Error {}

function readRows(payload: string): Row[] {
  const bytes = Buffer.from(payload, 'utf8');
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at);
    const id = colon < 0 ? '' : bytes.toString('latin1', at, colon);
    if (colon < 0 || !/^[0-9a-f]*$/.test(id)) throw new UnreadablePayloadError();
    if (bytes[colon + 1] === 'T'.charCodeAt(0)) {
      const comma = bytes.indexOf(',', colon);
      const length = Number.parseInt(bytes.toString('latin1', colon + 2, comma), 16);
      const end = comma + 1 + length;
      rows.push({ id, tag: 'T', text: bytes.toString('utf8', colon + 2, end) });
      at = end;
      continue;
    }
    const end = bytes.indexOf('\n', colon);
    if (end < 0) throw new UnreadablePayloadError();
    const line = bytes.toString('utf8', colon + 1, end);
    const tag = /^[A-Za-z]*(?=[[{"])|^[A-Za-z]+$/.exec(line)?.[0] ?? '';
    const text = line.slice(tag.length);
    rows.push({ id, tag, text, ...(text !== '' && { json: JSON.parse(text) }) });
    at = end + 1;
  }
  return rows;
}

const writeRow = ({ id, tag, text }: Row) =>
  tag === 'T' ? `${id}:T${text}` : `${id}:${tag}${text}\n`;

/** Removes the content of static parts, which the browser takes from the markup. @returns whether there was any */
function removeStaticHtml(value: Json, isKnown: (name: string) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const name = Array.isArray(value) ? undefined : value[STATIC_HTML];
  if (!Array.isArray(value) && typeof name === 'string' && 'children' in value && isKnown(name)) {
    delete value.children;
    return true;
  }
  return Object.values(value)
    .map((inner) => removeStaticHtml(inner, isKnown))
    .includes(true);
}

/** Removes properties of elements that are undefined: for React they are the same as absent ones. @returns whether there were any */
function removeUndefinedProps(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const props = Array.isArray(value) && value[0] === '$' ? value[PROPS] : null;
  let isChanged = false;
  if (typeof props === 'object' && props !== null && !Array.isArray(props)) {
    for (const [name, prop] of Object.entries(props)) {
      if (prop !== '$undefined') continue;
      delete props[name];
      isChanged = true;
    }
  }
  return Object.values(value).map(removeUndefinedProps).includes(true) || isChanged;
}

/** The address of a style sheet or script that an element loads; undefined for other elements. */
function readFileAddress(value: Json): Json | undefined {
  if (!Array.isArray(value) || value[0] !== '$') return;
  const props = value[PROPS];
  if (typeof props !== 'object' || props === null || Array.isArray(props)) return;
  if (value[1] === 'script' && props.async === true) return props.src;
  if (value[1] === 'link' && props.rel === 'stylesheet') return props.href;
}

/**
 * Replaces elements that load a file which the document loads itself. React finds the file in the document when another page needs
 * it. Their places stay, because React counts them. @returns whether there were any
 */
function removeFiles(value: Json, isLoaded: (address: Json) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  let isChanged = false;
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) {
      const address = readFileAddress(inner);
      if (address === undefined || !isLoaded(address)) continue;
      value[index] = null;
      isChanged = true;
    }
  }
  const inside = Object.values(value).map((inner) => removeFiles(inner, isLoaded));
  return inside.includes(true) || isChanged;
}

/** Whether a row only tells the browser to load a file that the document loads itself. */
const isLoadedHint = ({ id, tag, json }: Row, isLoaded: (address: Json) => boolean) =>
  id === '' && tag === 'HL' && Array.isArray(json) && isLoaded(json[0] ?? null);

function* allStrings(value: Json): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* allStrings(inner);
  }
}

/** A reference such as `$L1f`. Ids are lower-case hexadecimal, so a prefix letter is never read as part of the id. */
const REFERENCE = /^\$[A-Zg-z@]?([0-9a-f]+)((?::[^:]*)*)$/;
/** Whether a reference with a path, such as `$1f:props:children:0`, still points to a value. */
function isResolvable(row: Row | undefined, path: readonly string[]): boolean {
  let value = row?.json;
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return false;
    const isElement = Array.isArray(value) && value[0] === '$' && name in ELEMENT;
    value = (value as Record<string, Json>)[isElement ? String(ELEMENT[name]) : name];
  }
  return value !== undefined;
}

/**
 * The rows that the first row refers to, directly or not, and the rows without an id.
 * @throws UnreadablePayloadError for a reference to nothing
 */
function findReachableRows(rows: readonly Row[]): Set<Row> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = new Set(rows.filter(({ id }) => id === '' || id === '0'));
  for (const row of found) {
    for (const text of allStrings(row.json ?? null)) {
      const [, id = '', path = ''] = REFERENCE.exec(text) ?? [];
      const target = byId.get(id);
      if (path !== '' && !isResolvable(target, path.split(':').slice(1)))
        throw new UnreadablePayloadError();
      if (target) for (const same of rows) if (same.id === target.id) found.add(same);
    }
  }
  return found;
}

/**
 * Removes what the browser has already from a payload: the content of static parts, and the rows that only this
 * content refers to, and files that the document names. Removes properties that are undefined as well. A payload with another structure
 * is returned unchanged.
 * @param isKnown whether the browser already has the static part with this name
 * @param isLoaded whether the document loads the file with this address
 */
export function slimPayload(
  payload: string,
  isKnown: (name: string) => boolean,
  isLoaded: (address: unknown) => boolean = () => false,
): string {
  try {
    const rows = readRows(payload).map((row) => {
      if (row.json === undefined) return row;
      const isChanged = [
        removeStaticHtml(row.json, isKnown),
        removeUndefinedProps(row.json),
        removeFiles(row.json, isLoaded),
      ].includes(true);
      return isChanged ? { ...row, text: JSON.stringify(row.json) } : row;
    });
    const kept = findReachableRows(rows);
    return rows
      .filter((row) => kept.has(row) && !isLoadedHint(row, isLoaded))
      .map(writeRow)
      .join('');
  } catch (error) {
    if (!(error instanceof UnreadablePayloadError || error instanceof SyntaxError)) throw error;
    log({ level: 'warn', event: 'payload-not-slimmed', reason: error.message || 'unknown rows' });
    return payload;
  }
}
