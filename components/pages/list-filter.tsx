'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { decodeSegment } from '@/lib/domain/decode-segment';
import { EXCLUDED_ATTRIBUTE, REFILTER_EVENT } from './list-filter-events';
import './list-filter.css';
import { slugify } from '@/lib/domain/slug';

/** Whether a text contains every word of a query. Accents, case and punctuation are ignored. */
function matchesWords(text: string, query: string): boolean {
  const plain = slugify(text);
  return query.split(/\s+/).every((word) => plain.includes(slugify(word)));
}

interface ListFilterProps {
  /** `{count}` and `{text}` are filled in here. */
  labels: { field: string; placeholder: string; one: string; many: string; none: string };
  /** Server-rendered entries marked `data-filter-item`, inside groups marked `data-filter-group`. */
  children: ReactNode;
}

/** Hides the entries that do not match or are excluded. Returns the number of visible entries. */
function filterItems(list: HTMLElement, text: string): number {
  let left = 0;
  for (const item of list.querySelectorAll<HTMLElement>('[data-filter-item]')) {
    item.hidden =
      item.hasAttribute(EXCLUDED_ATTRIBUTE) || !matchesWords(item.textContent ?? '', text);
    if (!item.hidden) left += 1;
  }
  for (const group of list.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    group.hidden = !group.querySelector('[data-filter-item]:not([hidden])');
  }
  return left;
}

/**
 * Filters a list while the visitor types. The list stays the server's HTML and is not sent a second time: entries are
 * hidden in place. The entry that the address names is always shown, and opened if it is a `<details>`.
 */
export function ListFilter({ labels, children }: ListFilterProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState(0);

  const change = (next: string) => {
    setText(next);
    if (list.current) setFound(filterItems(list.current, next));
  };

  useEffect(() => {
    const reveal = () => {
      const target = document.getElementById(decodeSegment(location.hash.slice(1)) ?? '');
      if (!target || !list.current?.contains(target)) return;
      filterItems(list.current, '');
      setText('');
      const folded = target.closest('details');
      if (folded) folded.open = true;
      target.scrollIntoView();
    };
    reveal();
    const again = () => {
      if (list.current) setFound(filterItems(list.current, input.current?.value ?? ''));
    };
    addEventListener('hashchange', reveal);
    addEventListener(REFILTER_EVENT, again);
    return () => {
      removeEventListener('hashchange', reveal);
      removeEventListener(REFILTER_EVENT, again);
    };
  }, []);

  const isNarrowed = text.trim() !== '';
  const status = found === 0 ? labels.none : found === 1 ? labels.one : labels.many;
  return (
    <>
      <div className="static-filter noscript:hidden print:hidden">
        <label htmlFor={id} className="font-semibold">
          {labels.field}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          value={text}
          placeholder={labels.placeholder}
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
        />
        <p role="status">
          {isNarrowed &&
            status.replace('{count}', String(found)).replace('{text}', () => text.trim())}
        </p>
      </div>
      <div ref={list}>{children}</div>
    </>
  );
}
