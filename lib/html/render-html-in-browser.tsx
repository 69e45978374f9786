import type { ReactNode } from 'react';
import { renderTree } from './render-tree';
import { type ParsedElement, sanitise } from './sanitise';
import type { SafeNode } from './tree';

/** Names of attributes that rehype and React write in another way than HTML. */
const PROPERTIES: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** The children of an element of the browser, in the words of rehype. Comments are left out. */
function toParsed(nodes: Iterable<Node>): ParsedElement['children'] {
  return [...nodes].flatMap((node): ParsedElement['children'] => {
    if (node instanceof Text) return [{ type: 'text', value: node.data }];
    if (!(node instanceof Element)) return [];
    const properties = Object.fromEntries(
      [...node.attributes].map(({ name, value }) => [PROPERTIES[name] ?? name, value]),
    );
    const children = toParsed(node.childNodes);
    return [{ type: 'element', tagName: node.localName, properties, children }];
  });
}

/** Longest text that is read, in characters: a parser may make many elements of a few. A notice is much shorter. */
const MAX_LENGTH = 5000;

/** Parses HTML to a safe tree with the browser's own parser. `DOMParser` runs no script and loads nothing. */
export function parseHtmlInBrowser(html: string): SafeNode[] {
  const { body } = new DOMParser().parseFromString(html.slice(0, MAX_LENGTH), 'text/html');
  const parsed = { type: 'root' as const, children: toParsed(body.childNodes) };
  return sanitise(parsed, { siteOrigin: location.origin });
}

export function renderHtmlInBrowser(html: string): ReactNode {
  return renderTree(parseHtmlInBrowser(html));
}
