import { INLINE, PARTS } from './allow-list';
import { block, hasTag, isBlank, isElement, type SafeElement, type SafeNode } from './tree';

/** Turns list and table parts outside of a list or table into plain blocks. */
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

/** Wraps each run of nodes that are not valid parts in a `wrapper` element. */
function wrapStrayNodes(
  nodes: readonly SafeNode[],
  parts: readonly string[],
  wrapper: string,
): SafeElement[] {
  const wrapped: SafeElement[] = [];
  let run: SafeNode[] = [];
  const close = () => {
    if (!run.every(isBlank)) wrapped.push(block(wrapper, unwrapStrayParts(run)));
    run = [];
  };
  for (const node of nodes) {
    if (!hasTag(node, ...parts)) {
      run.push(node);
      continue;
    }
    close();
    wrapped.push({ ...node, children: unwrapStrayParts(node.children) });
  }
  close();
  return wrapped;
}

const toRow = (node: SafeElement): SafeElement =>
  block('tr', wrapStrayNodes(node.children, ['td', 'th'], 'td'));

/** Rows of a table or of one of its sections. Cells outside of a row get a row. */
function toRows(nodes: readonly SafeNode[]): SafeElement[] {
  const rows: SafeElement[] = [];
  let loose: SafeElement[] = [];
  const close = () => {
    if (loose.length > 0) rows.push(toRow(block('tr', loose)));
    loose = [];
  };
  for (const node of nodes) {
    if (hasTag(node, 'td', 'th')) loose.push(node);
    if (!hasTag(node, 'tr')) continue;
    close();
    rows.push(toRow(node));
  }
  close();
  return rows.filter(({ children }) => children.length > 0);
}

const SECTIONS = ['thead', 'tbody', 'tfoot'];

/** A table of sections and rows. Content that a table cannot hold is moved before it, as browsers do. */
function arrangeTable(table: SafeElement): SafeNode[] {
  const captions = table.children.filter((node) => hasTag(node, 'caption'));
  const outside = table.children.filter(
    (node) => !isBlank(node) && !hasTag(node, 'caption', 'tr', 'td', 'th', ...SECTIONS),
  );
  const sections: SafeElement[] = [];
  let loose: SafeNode[] = [];
  const close = () => {
    const rows = toRows(loose);
    if (rows.length > 0) sections.push(block('tbody', rows));
    loose = [];
  };
  for (const node of table.children) {
    if (!hasTag(node, ...SECTIONS)) {
      loose.push(node);
      continue;
    }
    close();
    const rows = toRows(node.children);
    if (rows.length > 0) sections.push(block(node.tag, rows));
  }
  close();
  if (sections.length === 0) return [...outside, ...unwrapStrayParts(captions)];
  const caption = captions
    .slice(0, 1)
    .map((node) => block('caption', toInlineNodes(unwrapStrayParts(node.children))));
  return [...outside, block('table', [...caption, ...sections])];
}

/** A list or table with valid children only. */
export function arrangeStructure(element: SafeElement): SafeNode[] {
  if (element.tag === 'table') return arrangeTable(element);
  const isTerms = element.tag === 'dl';
  const parts = isTerms
    ? wrapStrayNodes(element.children, ['dt', 'dd'], 'dd')
    : wrapStrayNodes(element.children, ['li'], 'li');
  return parts.length > 0 ? [block(element.tag, parts, element.props)] : [];
}
