'use client';

import { createElement, type ReactNode, useState, useSyncExternalStore } from 'react';

interface StaticHtmlProps {
  /** The part's name, unique in the document. */
  partId: string;
  as?: 'div' | 'nav' | 'section' | 'ul' | 'ol' | 'footer' | 'table';
  className?: string;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children?: ReactNode;
}

let serverHtml: ReadonlyMap<string | undefined, string> = new Map();

/** The server's HTML of a part; undefined when the document does not have it. All parts are read together, before React changes any. */
function readServerHtml(name: string): string | undefined {
  if (!serverHtml.has(name)) {
    const parts = document.querySelectorAll<HTMLElement>('[data-part]');
    serverHtml = new Map([...parts].map((part) => [part.dataset.part, part.innerHTML]));
  }
  return serverHtml.get(name);
}

const never = () => () => undefined;

/**
 * A part of a document without interactive content: texts, links, pictures. Where React takes over a document, the browser keeps the
 * server's markup, so nothing in it is compared or made again, whatever others have changed in it. Content that comes later, as in a
 * soft navigation, is rendered.
 */
export function StaticHtml({ partId, as = 'div', children, ...attributes }: StaticHtmlProps) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [server] = useState(() => ({
    children,
    html: isHydrating && typeof window !== 'undefined' ? readServerHtml(partId) : undefined,
  }));
  const props = { ...attributes, 'data-part': partId };
  if (server.html === undefined || server.children !== children)
    return createElement(as, { key: 'sent', ...props }, children);
  return createElement(as, {
    key: 'static',
    ...props,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: server.html },
  });
}
