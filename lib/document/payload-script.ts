import { slimPayload } from './slim-payload.ts';

// Open Graph says the same, and who reads these reads that too.
const REPEATED = /<meta name="twitter:(?:title|description|image)" content="[^"]*"\/>/g;
// What Next writes for each part of the payload that its router reads.
const PART = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
  // So that no text ends the element or begins a comment.
  '</': '\\x3c/',
  '<!': '\\x3c!',
};

/** A text as JavaScript within single quotes: the payload is full of double ones, which then stand as they are. */
function quoted(text: string): string {
  return `'${text.replace(/[\\'\n\r\u2028\u2029]|<[/!]/g, (found) => ESCAPES[found] ?? found)}'`;
}

/**
 * Writes the payload of a document as one script in place of its parts, in fewer bytes and without what the markup
 * says already. A document of another form stays as it is.
 */
export function joinPayload(html: string): string {
  const parts = [...html.matchAll(PART)];
  const last = parts.at(-1);
  if (!last) return html;
  const payload = slimPayload(
    parts.map(([, literal = '""']) => JSON.parse(literal)).join(''),
    () => true,
  );
  const script = `<script>self.__next_f.push([1,${quoted(payload)}])</script>`;
  const lean = html.replace(REPEATED, '');
  const [end] = [...lean.matchAll(PART)].slice(-1);
  return lean.replace(PART, (_part, _literal, offset: number) =>
    offset === end?.index ? script : '',
  );
}
