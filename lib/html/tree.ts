import type { SafeProps } from './allow-list';

export type SafeNode = string | SafeElement;
export interface SafeElement {
  readonly tag: string;
  readonly props: SafeProps;
  readonly children: readonly SafeNode[];
  /** True when it is a block or contains one, so that it cannot stand inside inline text. */
  readonly isBlock: boolean;
}

export const isElement = (node: SafeNode): node is SafeElement => typeof node !== 'string';
export const holdsBlock = (nodes: readonly SafeNode[]): boolean =>
  nodes.some((node) => isElement(node) && node.isBlock);
export const isBlank = (node: SafeNode): boolean => !isElement(node) && node.trim() === '';
export const hasTag = (node: SafeNode, ...tags: string[]): node is SafeElement =>
  isElement(node) && tags.includes(node.tag);

export const block = (
  tag: string,
  children: readonly SafeNode[],
  props: SafeProps = {},
): SafeElement => ({ tag, props, children, isBlock: true });
