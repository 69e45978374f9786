import { parseDocument } from 'htmlparser2';
import type { ReactNode } from 'react';
import { MAX_LENGTH } from './allow-list';
import { renderTree } from './render-tree';
import { type SanitiseOptions, sanitise } from './sanitise';
import type { RawNode, SafeNode } from './tree';

type ParsedNode = ReturnType<typeof parseDocument>['children'][number];

function* toRaw(nodes: readonly ParsedNode[]): Generator<RawNode> {
  for (const node of nodes) {
    if (node.type === 'text') yield node.data;
    else if (node.type === 'tag' || node.type === 'script' || node.type === 'style') {
      yield { name: node.name, attributes: node.attribs, children: () => toRaw(node.children) };
    }
  }
}

/** Parses HTML to a safe tree. */
export function parseHtml(html: string, options?: SanitiseOptions): SafeNode[] {
  return sanitise(toRaw(parseDocument(html.slice(0, MAX_LENGTH)).children), options);
}

/**
 * The backend's HTML as React elements, reduced to the allow-list, without anything that runs. For server components.
 * Null when nothing is left to show.
 */
export function renderHtml(html: string, options?: SanitiseOptions): ReactNode {
  return renderTree(parseHtml(html, options));
}
