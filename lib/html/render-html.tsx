import 'server-only';
import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize } from 'hast-util-sanitize';
import type { ReactNode } from 'react';
import { log } from '@/lib/monitoring/log';
import { HostileHtmlError, parseLimited } from './parse-limited';
import { renderTree } from './render-tree';
import { type SanitiseOptions, sanitise } from './sanitise';
import { SCHEMA } from './schema';
import type { RawNode, SafeNode } from './tree';

type ParsedNode = ReturnType<typeof sanitize>;

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

/** Parses an HTML text and keeps the allow-list. Empty for a text that would hold up the server. */
function readAllowedNodes(html: string): readonly ParsedNode[] {
  try {
    const allowed = sanitize(fromParse5(parseLimited(html)), SCHEMA);
    return allowed.type === 'root' ? allowed.children : [allowed];
  } catch (error) {
    if (!(error instanceof HostileHtmlError)) throw error;
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
