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

/** The address of a style sheet or script that an element loads; undefined for other elements. */
function readFileAddress(value: Json): Json | undefined {
  if (!Array.isArray(value) || value[0] !== '$') return;
  const props = value[PROPS];
  if (typeof props !== 'object' || props === null || Array.isArray(props)) return;
  if (value[1] === 'script' && props.async === true) return props.src;
  if (value[1] === 'link' && props.rel === 'stylesheet') return props.href;
}

interface Known {
  /** Whether the browser already has the static part with this name. */
  isKnown: (name: string) => boolean;
  /** Whether the document loads the file with this address. */
  isLoaded: (address: unknown) => boolean;
}

/**
 * Removes from a value what the browser has already, and what says nothing:
 * - the content of static parts, which the browser takes from the markup;
 * - properties of elements that are undefined: for React they are the same as absent ones;
 * - elements that load a file which the document loads itself. React finds the file in the document when another page
 *   needs it. Their places stay, because React counts them.
 * @returns whether anything was removed
 */
function slimValue(value: Json, known: Known): boolean {
  if (typeof value !== 'object' || value === null) return false;
  let isChanged = false;
  if (!Array.isArray(value)) {
    const name = value[STATIC_HTML];
    if (typeof name === 'string' && 'children' in value && known.isKnown(name)) {
      delete value.children;
      isChanged = true;
    }
    for (const key in value) isChanged = slimValue(value[key] ?? null, known) || isChanged;
    return isChanged;
  }
  const props = value[0] === '$' ? value[PROPS] : null;
  if (typeof props === 'object' && props !== null && !Array.isArray(props)) {
    for (const key in props) {
      if (props[key] !== '$undefined') continue;
      delete props[key];
      isChanged = true;
    }
  }
  for (const [index, inner] of value.entries()) {
    const address = readFileAddress(inner);
    const isFile = address !== undefined && known.isLoaded(address);
    if (isFile) value[index] = null;
    isChanged = isFile || slimValue(inner, known) || isChanged;
  }
  return isChanged;
}

/** Whether a row only tells the browser to load a file that the document loads itself. */
const isLoadedHint = ({ id, tag, json }: Row, isLoaded: Known['isLoaded']) =>
  id === '' && tag === 'HL' && Array.isArray(json) && isLoaded(json[0] ?? null);

/** Calls `visit` with each text that starts with a dollar sign, as references do. */
function visitReferences(value: Json, visit: (text: string) => void): void {
  if (typeof value === 'string') {
    if (value.startsWith('$')) visit(value);
  } else if (Array.isArray(value)) {
    for (const inner of value) visitReferences(inner, visit);
  } else if (typeof value === 'object' && value !== null) {
    for (const key in value) visitReferences(value[key] ?? null, visit);
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
  const byId = Map.groupBy(rows, ({ id }) => id);
  const found = new Set(rows.filter(({ id }) => id === '' || id === '0'));
  for (const row of found) {
    visitReferences(row.json ?? null, (text) => {
      const [, id = '', path = ''] = REFERENCE.exec(text) ?? [];
      const targets = byId.get(id) ?? [];
      if (path !== '' && !isResolvable(targets.at(-1), path.split(':').slice(1)))
        throw new UnreadablePayloadError();
      for (const target of targets) found.add(target);
    });
  }
  return found;
}

/**
 * Removes what the browser has already from a payload: the content of static parts, and the rows that only this
 * content refers to, and files that the document names. Removes properties that are undefined as well. A payload with another structure
 * is returned unchanged.
 */
export function slimPayload(
  payload: string,
  isKnown: Known['isKnown'],
  isLoaded: Known['isLoaded'] = () => false,
): string {
  try {
    const rows = readRows(payload).map((row) =>
      row.json !== undefined && slimValue(row.json, { isKnown, isLoaded })
        ? { ...row, text: JSON.stringify(row.json) }
        : row,
    );
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
