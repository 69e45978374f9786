import { createElement, type ReactNode } from 'react';
import { isElement, type SafeNode } from './tree';

export function renderTree(nodes: readonly SafeNode[]): ReactNode {
  if (nodes.length === 0) return null;
  return nodes.map((node, key) =>
    isElement(node)
      ? createElement(node.tag, { key, ...node.props }, renderTree(node.children))
      : node,
  );
}
