import { fromParse5 } from 'hast-util-from-parse5';
import {
  type DefaultTreeAdapterMap,
  defaultTreeAdapter,
  parseFragment,
  type TreeAdapter,
} from 'parse5';
import type { ReactNode } from 'react';
import { log } from '@/lib/monitoring/log';
import { MAX_LENGTH, MAX_NODES } from './allow-list';
import { renderTree } from './render-tree';
import { type SanitiseOptions, sanitise } from './sanitise';
import type { SafeNode } from './tree';
import 'server-only';

/** A text that makes its parser work much more than its length says. */
class HostileHtmlError extends Error {}

/** Elements that are open at once. Browsers have a similar limit. */
const MAX_OPEN = 1000;
/** Elements that are made: of a table, and after a wrong end tag, a parser makes some itself. */
const MAX_ELEMENTS = 2 * MAX_NODES;

function cutHtml(html: string): string {
  let end = 0;
  for (let tags = 0; tags < MAX_NODES && end >= 0; tags++) end = html.indexOf('<', end + 1);
  return html.slice(0, Math.min(end < 0 ? html.length : end, MAX_LENGTH));
}

/** What makes the nodes of the tree, until there are too many: HTML lets each tag open all those again that another has closed. */
function createAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let [elements, open] = [0, 0];
  const checkLimits = () => {
    if (elements > MAX_ELEMENTS || open > MAX_OPEN) throw new HostileHtmlError();
  };
  return {
    ...defaultTreeAdapter,
    createElement(...args) {
      elements += 1;
      checkLimits();
      return defaultTreeAdapter.createElement(...args);
    },
    onItemPush() {
      open += 1;
      checkLimits();
    },
    onItemPop() {
      open -= 1;
    },
  };
}

const parseLimited = (html: string) =>
  parseFragment(cutHtml(html), { treeAdapter: createAdapter(), scriptingEnabled: false });

export function parseHtml(html: string, options?: SanitiseOptions): SafeNode[] {
  try {
    return sanitise(fromParse5(parseLimited(html)), options);
  } catch (error) {
    if (!(error instanceof HostileHtmlError)) throw error;
    log({ level: 'warn', event: 'unreadable-html', length: html.length });
    return [];
  }
}

export const renderHtml = (html: string, options?: SanitiseOptions): ReactNode =>
  renderTree(parseHtml(html, options));
