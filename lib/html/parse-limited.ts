import 'server-only';
import {
  type DefaultTreeAdapterMap,
  defaultTreeAdapter,
  parseFragment,
  type TreeAdapter,
} from 'parse5';
import { MAX_LENGTH, MAX_NODES } from './allow-list';

/** A text that makes its parser work much more than its length says. */
export class HostileHtmlError extends Error {}

/** Elements that are open at once. Browsers have a similar limit. */
const MAX_OPEN = 1000;
/** Elements that are made: of a table, and after a wrong end tag, a parser makes some itself. */
const MAX_ELEMENTS = 2 * MAX_NODES;

/** The text up to its limits, of characters and of tags. */
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

/**
 * Parses HTML as browsers do.
 * @throws HostileHtmlError
 */
export const parseLimited = (html: string) =>
  parseFragment(cutHtml(html), { treeAdapter: createAdapter(), scriptingEnabled: false });
