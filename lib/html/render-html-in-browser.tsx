import type { ReactNode } from 'react';
import { renderTree } from './render-tree';
import { sanitise } from './sanitise';
import type { RawNode, SafeNode } from './tree';

function* toRaw(nodes: Iterable<Node>): Generator<RawNode> {
  for (const node of nodes) {
    if (node instanceof Text) yield node.data;
    else if (node instanceof Element) {
      yield {
        name: node.localName,
        attributes: Object.fromEntries(
          [...node.attributes].map(({ name, value }) => [name, value]),
        ),
        children: () => toRaw(node.childNodes),
      };
    }
  }
}

/** Longest text that is read, in characters: a parser may make many elements of a few. A notice is much shorter. */
const MAX_LENGTH = 5000;

/** Parses HTML to a safe tree with the browser's own parser. `DOMParser` runs no script and loads nothing. */
export function parseHtmlInBrowser(html: string): SafeNode[] {
  const { body } = new DOMParser().parseFromString(html.slice(0, MAX_LENGTH), 'text/html');
  return sanitise(toRaw(body.childNodes), { siteOrigin: location.origin });
}

/** The backend's HTML as React elements, for content that is only rendered in the browser, such as toasts. */
export function renderHtmlInBrowser(html: string): ReactNode {
  return renderTree(parseHtmlInBrowser(html));
}
