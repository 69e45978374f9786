'use client';

import { createElement, type ReactNode } from 'react';

interface WrittenProps {
  /** Its name; no other part of the document has it. */
  written: string;
  as?: 'div' | 'nav' | 'section' | 'ul' | 'ol' | 'footer' | 'table';
  className?: string;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children?: ReactNode;
}

let saved: ReadonlyMap<string, string> | undefined;

/** What the server wrote, by name. Read when the first part is met, while nothing has changed yet. */
function asWritten(name: string): string {
  saved ??= new Map(
    [...document.querySelectorAll<HTMLElement>('[data-written]')].map((part) => [
      part.dataset.written ?? '',
      part.innerHTML,
    ]),
  );
  return saved.get(name) ?? '';
}

/**
 * A part of a document without anything that lives: texts, links, pictures. The document's payload does not say
 * again what stands in its markup (lib/document/slim-payload.ts); the browser then keeps the markup. After a soft
 * navigation the content comes with the payload.
 */
export function Written({ written, as = 'div', children, ...attributes }: WrittenProps) {
  const props = { ...attributes, 'data-written': written };
  if (typeof window === 'undefined' || (children !== null && children !== undefined)) {
    return createElement(as, { key: 'sent', ...props }, children);
  }
  const __html = asWritten(written);
  return createElement(as, {
    key: 'written',
    ...props,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html },
  });
}
