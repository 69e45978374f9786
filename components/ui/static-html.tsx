'use client';

import { createElement, type ReactNode } from 'react';

interface StaticHtmlProps {
  /** The part's name, unique in the document. */
  written: string;
  as?: 'div' | 'nav' | 'section' | 'ul' | 'ol' | 'footer' | 'table';
  className?: string;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children?: ReactNode;
}

let serverHtml: ReadonlyMap<string, string> | undefined;

/** The server's HTML of a part. All parts are read when the first one renders, before React changes anything. */
function readServerHtml(name: string): string {
  serverHtml ??= new Map(
    [...document.querySelectorAll<HTMLElement>('[data-written]')].map((part) => [
      part.dataset.written ?? '',
      part.innerHTML,
    ]),
  );
  return serverHtml.get(name) ?? '';
}

/**
 * A part of a document without interactive content: texts, links, pictures. The payload of a document leaves its
 * content out (lib/document/slim-payload.ts), and the browser keeps the server's markup. In a soft navigation the payload
 * has the content.
 */
export function StaticHtml({ written, as = 'div', children, ...attributes }: StaticHtmlProps) {
  const props = { ...attributes, 'data-written': written };
  if (typeof window === 'undefined' || (children !== null && children !== undefined)) {
    return createElement(as, { key: 'sent', ...props }, children);
  }
  const __html = readServerHtml(written);
  return createElement(as, {
    key: 'written',
    ...props,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html },
  });
}
