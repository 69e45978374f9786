import { createElement, type ReactNode } from 'react';
import { toHtml } from './to-html';

interface StaticHtmlProps {
  /** The part's name, unique in the document. */
  partId: string;
  as?: 'div' | 'nav' | 'section' | 'ul' | 'ol' | 'footer' | 'table';
  className?: string;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** A component for content that is the same in all documents of this server: it is written once. */
  children?: ReactNode | (() => ReactNode);
}

const shared = new WeakMap<() => ReactNode, string>();

function toSharedHtml(Content: () => ReactNode): string {
  const html = shared.get(Content) ?? toHtml(<Content />);
  shared.set(Content, html);
  return html;
}

/** Nothing in it is interactive. Its markup is one text, so React makes, sends and compares none of its elements, whoever changes them. */
export const StaticHtml = ({ partId, as = 'div', children, ...attributes }: StaticHtmlProps) =>
  createElement(as, {
    ...attributes,
    'data-part': partId,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {
      __html: typeof children === 'function' ? toSharedHtml(children) : toHtml(children),
    },
  });
