import type { ReactNode } from 'react';
import { MAX_LENGTH } from './allow-list';
import { renderTree } from './render';
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

/** The safe tree of an HTML text, by the browser's own parser: its documents run and load nothing. */
export function parseHtmlInBrowser(html: string): SafeNode[] {
  const { body } = new DOMParser().parseFromString(html.slice(0, MAX_LENGTH), 'text/html');
  return sanitise(toRaw(body.childNodes), { siteOrigin: location.origin });
}

/** The backend's HTML as React elements, for what appears in the browser only, such as toasts. */
export function renderHtmlInBrowser(html: string): ReactNode {
  return renderTree(parseHtmlInBrowser(html));
}
