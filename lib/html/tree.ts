import type { SafeProps } from './attributes';

/** What a parser found: a text, or an element with lower-case names. */
export type RawNode =
  | string
  | {
      name: string;
      attributes: Readonly<Record<string, string | undefined>>;
      /** Read when needed, so that a dropped element costs nothing. */
      children: () => Iterable<RawNode>;
    };

/** What may be rendered. */
export type SafeNode = string | SafeElement;
export interface SafeElement {
  readonly tag: string;
  readonly props: SafeProps;
  readonly children: readonly SafeNode[];
  /** It is, or somewhere holds, a block: a line of text cannot hold it. */
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
