import { HEADINGS, INLINE, PARTS } from './allow-list';
import { block, hasTag, isBlank, isElement, type SafeElement, type SafeNode } from './tree';

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
    if (heading && isElement(heading) && HEADINGS.has(heading.tag)) kept.splice(above);
  }
  return kept;
}

export function unwrapStrayParts(nodes: readonly SafeNode[]): SafeNode[] {
  return nodes.map((node) =>
    isElement(node) && PARTS.has(node.tag) ? block('div', unwrapStrayParts(node.children)) : node,
  );
}

/** The nodes as inline content: each block is replaced by its content with spaces around it. */
export function toInlineNodes(nodes: readonly SafeNode[]): SafeNode[] {
  return nodes.flatMap((node): SafeNode[] => {
    if (!isElement(node) || !node.isBlock) return [node];
    const children = toInlineNodes(node.children);
    return INLINE.has(node.tag) ? [{ ...node, children, isBlock: false }] : [' ', ...children, ' '];
  });
}

/** Wraps each run of nodes that are not valid items of a list in an item. */
function toItems(nodes: readonly SafeNode[], items: readonly string[], wrapper: string) {
  const wrapped: SafeElement[] = [];
  let run: SafeNode[] = [];
  const close = () => {
    if (!run.every(isBlank)) wrapped.push(block(wrapper, unwrapStrayParts(run)));
    run = [];
  };
  for (const node of nodes) {
    if (!hasTag(node, ...items)) {
      run.push(node);
      continue;
    }
    close();
    wrapped.push({ ...node, children: unwrapStrayParts(node.children) });
  }
  close();
  return wrapped;
}

const partsOf = (node: SafeElement, ...tags: string[]): SafeElement[] =>
  node.children.filter((child) => hasTag(child, ...tags));
const isFilled = ({ children }: SafeElement) => children.length > 0;

function toRow(row: SafeElement): SafeElement {
  const cells = partsOf(row, 'td', 'th');
  return block(
    'tr',
    cells.map((cell) => ({ ...cell, children: unwrapStrayParts(cell.children) })),
  );
}

/** A table without empty rows and sections. The parser has put every cell into a row, and every row into a section. */
function arrangeTable(table: SafeElement): SafeNode[] {
  const sections = partsOf(table, 'thead', 'tbody', 'tfoot')
    .map((section) => block(section.tag, partsOf(section, 'tr').map(toRow).filter(isFilled)))
    .filter(isFilled);
  const captions = partsOf(table, 'caption');
  if (sections.length === 0) return unwrapStrayParts(captions);
  const caption = captions
    .slice(0, 1)
    .map(({ children }) => block('caption', toInlineNodes(unwrapStrayParts(children))));
  return [block('table', [...caption, ...sections])];
}

export function arrangeStructure(element: SafeElement): SafeNode[] {
  if (element.tag === 'table') return arrangeTable(element);
  const items =
    element.tag === 'dl'
      ? toItems(element.children, ['dt', 'dd'], 'dd')
      : toItems(element.children, ['li'], 'li');
  return items.length > 0 ? [block(element.tag, items, element.props)] : [];
}
