export interface Tag {
  name: string;
  /** What stands between its name and its end, as it is written. */
  attributes: string;
  /** Where it stands in the document: of `<`, and behind `>`. */
  start: number;
  end: number;
  /** The code of a script or style, or the text of another element that has only text. Empty for others. */
  text: string;
}

/** Elements whose content is text for a parser, whatever it looks like. */
const TEXT_ELEMENTS: ReadonlySet<string> = new Set(
  'script style title textarea xmp iframe noembed noframes'.split(' '),
);

const COMMENT = '<!--';
const TAG_NAME = /\/?[a-z][^\s/>]*/iy;
/** Matches everywhere, so that no document makes it search again and again. */
const ATTRIBUTES = /[^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*>?/y;

function findEnd(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(html) ? pattern.lastIndex : from;
}

function findTextEnd(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/** The elements of a document in their order. A comment, the value of an attribute and the text of a script only look like markup. */
export function* readTags(html: string): Generator<Tag> {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const start = at;
    if (html.startsWith(COMMENT, start)) {
      const end = html.indexOf('-->', start + COMMENT.length - 2);
      if (end < 0) return;
      at = end + 3;
      continue;
    }
    at = findEnd(TAG_NAME, html, start + 1);
    if (at === start + 1) continue;
    const name = html.slice(start + 1, at).toLowerCase();
    const end = findEnd(ATTRIBUTES, html, at);
    const attributes = html.slice(at, end - 1);
    at = end;
    if (html[end - 1] !== '>' || name.startsWith('/')) continue;
    if (TEXT_ELEMENTS.has(name)) at = findTextEnd(html, name, end);
    yield { name, attributes, start, end, text: html.slice(end, at) };
  }
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The value of an attribute as it is written, with its entities. Null when the element does not have it. */
export function readAttribute({ attributes }: Tag, name: string): string | null {
  if (!attributes.includes(name)) return null;
  for (const [, found, quoted, single, bare] of attributes.matchAll(ATTRIBUTE))
    if (found === name) return quoted ?? single ?? bare ?? '';
  return null;
}

/** The elements that have an attribute. Most documents do not name it at all, and are not read for it. */
export function* findTagsWith(
  html: string,
  attribute: string,
): Generator<{ tag: Tag; value: string }> {
  if (!html.includes(attribute)) return;
  for (const tag of readTags(html)) {
    const value = readAttribute(tag, attribute);
    if (value !== null) yield { tag, value };
  }
}
