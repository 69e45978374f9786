import { sanitize } from 'hast-util-sanitize';
import {
  HEADINGS,
  INLINE,
  MAX_DEPTH,
  MAX_NODES,
  PARTS,
  RENAMED,
  SCHEMA,
  STRUCTURES,
  safeProps,
  VOID,
} from './allow-list';
import { arrangeStructure, toInlineNodes, unwrapStrayParts } from './structures';
import { block, holdsBlock, isBlank, isElement, type SafeElement, type SafeNode } from './tree';

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

function rankHeadings(nodes: readonly SafeNode[]): SafeNode[] {
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

export interface SanitiseOptions {
  siteOrigin?: string;
}

export type ParsedNode = Parameters<typeof sanitize>[0];
export type ParsedElement = Extract<ParsedNode, { type: 'element' }>;

/** A parser may have read a number already. */
const toTexts = (properties: ParsedElement['properties']) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, String(value ?? '')]),
  );

/** Keeps what is on the allow-list, arranged so that a browser parses it back to the same tree: no block inside inline text, no link inside a link. */
export function sanitise(parsed: ParsedNode, options: SanitiseOptions = {}): SafeNode[] {
  let left = MAX_NODES;

  function walk(nodes: readonly ParsedNode[], depth: number, inLink: boolean): SafeNode[] {
    const kept: SafeNode[] = [];
    for (const node of nodes) {
      if (left <= 0) break;
      left -= 1;
      if (node.type === 'text') kept.push(cleanText(node.value));
      else if (node.type === 'element' && depth < MAX_DEPTH)
        kept.push(...element(node, depth, inLink));
    }
    return kept;
  }

  function element(
    { tagName, properties, children }: ParsedElement,
    depth: number,
    inLink: boolean,
  ): SafeNode[] {
    const tag = RENAMED.get(tagName) ?? tagName;
    const isLink = tag === 'a';
    const inside = () => walk(children, depth + 1, inLink || isLink);
    if (isLink && inLink) return inside();
    const props = safeProps(tag, toTexts(properties), options.siteOrigin);
    if (!props) return VOID.has(tag) ? [] : inside();
    if (VOID.has(tag)) return [{ tag, props, children: [], isBlock: !INLINE.has(tag) }];
    return arrange({ tag, props, children: inside(), isBlock: true });
  }

  const allowed = sanitize(parsed, SCHEMA);
  const nodes = allowed.type === 'root' ? allowed.children : [allowed];
  return rankHeadings(unwrapStrayParts(walk(nodes, 0, false)));
}

/** Arranges an element whose children are arranged already. List and table parts are handled by their parent. */
function arrange(element: SafeElement): SafeNode[] {
  const { tag, props } = element;
  if (PARTS.has(tag)) return [element];
  if (STRUCTURES.has(tag)) return arrangeStructure(element);
  const children = unwrapStrayParts(element.children);
  if (children.every(isBlank)) return children.length > 0 ? [' '] : [];
  if (HEADINGS.has(tag)) return [block(tag, toInlineNodes(children), props)];
  if (tag === 'pre') return [block(tag, withoutLeadingLines(toInlineNodes(children)), props)];
  if (INLINE.has(tag)) return [{ tag, props, children, isBlock: holdsBlock(children) }];
  return [block(tag === 'p' && holdsBlock(children) ? 'div' : tag, children, props)];
}

/** Browsers ignore a line break after `<pre>`, but React writes it. */
function withoutLeadingLines([first, ...rest]: readonly SafeNode[]): SafeNode[] {
  if (first === undefined) return [];
  if (typeof first !== 'string') return [first, ...rest];
  const trimmed = first.replace(/^\n+/, '');
  return trimmed === '' ? withoutLeadingLines(rest) : [trimmed, ...rest];
}

function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (character) => (/[\n\t]/.test(character) ? character : ''));
}
