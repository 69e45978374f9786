import 'server-only';
import { fromParse5 } from 'hast-util-from-parse5';
import type { ReactNode } from 'react';
import { log } from '@/lib/monitoring/log';
import { renderTree } from './packed-tree';
import { HostileHtmlError, parseLimited } from './parse-limited';
import { type SanitiseOptions, sanitise } from './sanitise';
import type { SafeNode } from './tree';

/** Parses an HTML text to the safe tree. Empty for a text that would hold up the server. */
export function parseHtml(html: string, options?: SanitiseOptions): SafeNode[] {
  try {
    return sanitise(fromParse5(parseLimited(html)), options);
  } catch (error) {
    if (!(error instanceof HostileHtmlError)) throw error;
    log({ level: 'warn', event: 'unreadable-html', length: html.length });
    return [];
  }
}

/**
 * Renders the backend's HTML as React elements, for server components. Only elements on the allow-list stay, and nothing
 * that runs. Null if nothing is left.
 */
export function renderHtml(html: string, options?: SanitiseOptions): ReactNode {
  return renderTree(parseHtml(html, options));
}
