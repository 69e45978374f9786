import { hasTag, isBlank, isElement, type SafeNode } from './tree';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const toText = (node: SafeNode): string =>
  isElement(node) ? node.children.map(toText).join('') : node;

/** A tree without the items of its lists that a check finds. A list that is left without items goes with its heading. */
export function withoutListItems(
  nodes: readonly SafeNode[],
  isUnwanted: (text: string) => boolean,
): SafeNode[] {
  const kept: SafeNode[] = [];
  for (const node of nodes) {
    if (!isElement(node)) {
      kept.push(node);
      continue;
    }
    if (node.tag === 'li' && isUnwanted(toText(node))) continue;
    const children = withoutListItems(node.children, isUnwanted);
    const isEmptied = hasTag(node, 'ul', 'ol') && children.every(isBlank);
    if (!isEmptied) {
      kept.push({ ...node, children });
      continue;
    }
    const above = kept.findLastIndex((one) => !isBlank(one));
    const heading = kept[above];
    if (heading !== undefined && hasTag(heading, ...HEADINGS)) kept.splice(above);
  }
  return kept;
}
