import { log } from '@/lib/monitoring/log';
import 'server-only';
import type { ReactNode } from 'react';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { MAX_LENGTH } from './allow-list';
import { renderTree } from './render-tree';
import { type SanitiseOptions, sanitise } from './sanitise';
import { SCHEMA } from './schema';
import type { RawNode, SafeNode } from './tree';

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, SCHEMA);

type ParsedNode = ReturnType<typeof processor.parse>['children'][number];

function* toRaw(nodes: readonly ParsedNode[]): Generator<RawNode> {
  for (const node of nodes) {
    if (node.type === 'text') yield node.value;
    else if (node.type === 'element') {
      yield {
        name: node.tagName,
        attributes: Object.fromEntries(
          Object.entries(node.properties).map(([name, value]) => [
            name.toLowerCase(),
            String(value ?? ''),
          ]),
        ),
        children: () => toRaw(node.children),
      };
    }
  }
}

/** Parses an HTML text and keeps the allow-list. Empty for thousands of nested elements, which exceed the call stack. */
function readAllowedNodes(html: string): readonly ParsedNode[] {
  try {
    return processor.runSync(processor.parse(html.slice(0, MAX_LENGTH))).children;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    log({ level: 'warn', event: 'unreadable-html', length: html.length });
    return [];
  }
}

/** Parses an HTML text to the safe tree. */
export function parseHtml(html: string, options?: SanitiseOptions): SafeNode[] {
  return sanitise(toRaw(readAllowedNodes(html)), options);
}

/**
 * Renders the backend's HTML as React elements, for server components. Only elements on the allow-list stay, and nothing
 * that runs. Null if nothing is left.
 */
export function renderHtml(html: string, options?: SanitiseOptions): ReactNode {
  return renderTree(parseHtml(html, options));
}
