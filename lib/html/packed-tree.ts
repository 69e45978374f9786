import { createElement, type ReactNode } from 'react';
import { isElement, type SafeNode } from './tree';

type Props = Readonly<Record<string, string | number>>;

/** A sanitised tree as plain JSON: a text, or the element's name, its properties (0 for none) and its children. */
export type PackedNode =
  | string
  | readonly [tag: string, props: Props | 0, ...children: PackedNode[]];

export function packTree(nodes: readonly SafeNode[]): PackedNode[] {
  return nodes.map((node) =>
    isElement(node)
      ? [node.tag, Object.keys(node.props).length > 0 ? node.props : 0, ...packTree(node.children)]
      : node,
  );
}

/** React elements of a packed tree; null when there is nothing to show. */
export function renderPackedTree(nodes: readonly PackedNode[]): ReactNode {
  if (nodes.length === 0) return null;
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const [tag, props, ...children] = node;
    return createElement(tag, { key, ...(props || {}) }, renderPackedTree(children));
  });
}

/** React elements of a sanitised tree; null when there is nothing to show. */
export const renderTree = (nodes: readonly SafeNode[]): ReactNode =>
  renderPackedTree(packTree(nodes));
