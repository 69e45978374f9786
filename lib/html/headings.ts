import { HEADINGS } from './allow-list';
import { isElement, type SafeNode } from './tree';

/** The page's own headings are h1 and h2. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

function levels(nodes: readonly SafeNode[], found = new Set<number>()): Set<number> {
  for (const node of nodes.filter(isElement)) {
    if (HEADINGS.has(node.tag)) found.add(Number(node.tag.slice(1)));
    levels(node.children, found);
  }
  return found;
}

/** Renames headings so that the highest level becomes h3 and no level is skipped. */
export function rankHeadings(nodes: readonly SafeNode[]): SafeNode[] {
  const ranks = [...levels(nodes)].sort();
  let previous = FIRST_LEVEL - 1;
  const rename = (node: SafeNode): SafeNode => {
    if (!isElement(node)) return node;
    if (!HEADINGS.has(node.tag)) return { ...node, children: node.children.map(rename) };
    const rank = FIRST_LEVEL + ranks.indexOf(Number(node.tag.slice(1)));
    previous = Math.min(rank, previous + 1, LAST_LEVEL);
    return { ...node, tag: `h${previous}` };
  };
  return nodes.map(rename);
}
