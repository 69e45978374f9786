import { slimPayload } from './slim-payload.ts';

// Next writes one such script for each part of the payload that its router reads.
const PAYLOAD_SCRIPT = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/** The address of a file that a document loads, now or later (`deferred-assets.ts`). */
const FILE = / (?:href|src|data-late)="(\/_next\/[^"]+)"/g;

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
  // Escaped, so that no text closes the script element or opens a comment.
  '</': '\\x3c/',
  '<!': '\\x3c!',
};

/** A JavaScript string literal in single quotes. The payload is full of double quotes, which then need no escape. */
function toJsString(text: string): string {
  return `'${text.replace(/[\\'\n\r\u2028\u2029]|<[/!]/g, (found) => ESCAPES[found] ?? found)}'`;
}

const readParts = (parts: readonly RegExpExecArray[]): string =>
  parts.map(([, literal = '""']) => JSON.parse(literal) as string).join('');

/** The payload of a document as Next wrote it. */
export const readPayload = (html: string): string => readParts([...html.matchAll(PAYLOAD_SCRIPT)]);

/**
 * Replaces the payload scripts of a document by a single one, which is shorter and does not repeat the content and
 * the files of the markup. A document with another structure is returned unchanged.
 */
export function joinPayloadScripts(html: string): string {
  const parts = [...html.matchAll(PAYLOAD_SCRIPT)];
  const last = parts.at(-1);
  if (!last) return html;
  const files = new Set<unknown>([...html.matchAll(FILE)].map(([, address]) => address));
  const payload = slimPayload(
    readParts(parts),
    () => true,
    (address) => files.has(address),
  );
  const script = `<script>self.__next_f.push([1,${toJsString(payload)}])</script>`;
  return html.replace(PAYLOAD_SCRIPT, (_part, _literal, offset: number) =>
    offset === last.index ? script : '',
  );
}
