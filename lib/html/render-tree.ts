import { createElement, type ReactNode } from 'react';
import { isElement, type SafeNode } from './tree';

/** React elements of a sanitised tree; null when there is nothing to show. */
export function renderTree(nodes: readonly SafeNode[]): ReactNode {
  if (nodes.length === 0) return null;
  return nodes.map((node, key) =>
    isElement(node)
      ? createElement(node.tag, { key, ...node.props }, renderTree(node.children))
      : node,
  );
}
