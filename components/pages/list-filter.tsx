'use client';

import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { create } from 'zustand';
import { decodeSegment, slugify } from '@/lib/domain/slug';

/** Whether a text contains every word of a query. Accents, case and punctuation are ignored. */
function matchesWords(text: string, query: string): boolean {
  const plain = slugify(text);
  return query.split(/\s+/).every((word) => plain.includes(slugify(word)));
}

/** The only entries that may be shown, whatever is typed; null for all of them. Set by what stands elsewhere on the page. */
export const useAllowedEntries = create<{ ids: ReadonlySet<string> | null }>(() => ({ ids: null }));

const Hidden = createContext<ReadonlySet<string>>(new Set());

interface FilterPartProps {
  id: string;
  as: 'li' | 'p' | 'details' | 'section';
  className?: string;
  children: ReactNode;
}

export const FilteredItem = ({ id, as: Tag, ...rest }: FilterPartProps) => (
  <Tag {...rest} data-filter-item={id} hidden={use(Hidden).has(id)} />
);

/** A group of entries, which is hidden when none of them is shown. */
export const FilteredGroup = ({ id, as: Tag, ...rest }: FilterPartProps) => (
  <Tag {...rest} data-filter-group={id} hidden={use(Hidden).has(id)} />
);

/** What is hidden by a typed text, and how many entries are left. The texts of entries are read where they stand. */
function findHidden(list: HTMLElement, text: string, allowed: ReadonlySet<string> | null) {
  const hidden = new Set<string>();
  const items = [...list.querySelectorAll<HTMLElement>('[data-filter-item]')];
  const idOf = ({ dataset }: HTMLElement) => dataset.filterItem ?? '';
  for (const item of items) {
    const isAllowed = allowed?.has(idOf(item)) ?? true;
    if (!isAllowed || !matchesWords(item.textContent ?? '', text)) hidden.add(idOf(item));
  }
  const left = items.length - hidden.size;
  for (const group of list.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    const own = items.filter((item) => group.contains(item));
    if (own.every((item) => hidden.has(idOf(item)))) hidden.add(group.dataset.filterGroup ?? '');
  }
  return { hidden, left };
}

interface ListFilterProps {
  /** `{count}` and `{text}` are filled in here. */
  labels: { field: string; placeholder: string; one: string; many: string; none: string };
  /** Entries (`FilteredItem`) inside groups (`FilteredGroup`). */
  children: ReactNode;
}

/** Filters while the visitor types. The entry that the address names is always shown, and opened if it is a `<details>`. */
export function ListFilter({ labels, children }: ListFilterProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const allowed = useAllowedEntries((state) => state.ids);
  const [text, setText] = useState('');
  const [{ hidden, left }, setFound] = useState({ hidden: new Set<string>(), left: 0 });

  useEffect(() => {
    if (list.current) setFound(findHidden(list.current, text, allowed));
  }, [text, allowed]);

  useEffect(() => {
    const reveal = () => {
      const target = document.getElementById(decodeSegment(location.hash.slice(1)) ?? '');
      if (!target || !list.current?.contains(target)) return;
      setText('');
      const folded = target.closest('details');
      if (folded) folded.open = true;
      // When the entry is there again.
      requestAnimationFrame(() => target.scrollIntoView());
    };
    reveal();
    addEventListener('hashchange', reveal);
    return () => removeEventListener('hashchange', reveal);
  }, []);

  const isNarrowed = text.trim() !== '';
  const status = left === 0 ? labels.none : left === 1 ? labels.one : labels.many;
  return (
    <>
      <div className="static-filter mt-6 max-w-112 noscript:hidden print:hidden">
        <label htmlFor={id} className="font-semibold">
          {labels.field}
        </label>
        <input
          id={id}
          type="search"
          value={text}
          placeholder={labels.placeholder}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          className="mt-1 block min-h-12 w-full rounded-md bg-surface px-3.5 py-2.5 text-16 text-ink outlined placeholder:text-ink-soft placeholder:opacity-100"
        />
        <p role="status" className="mt-1.5 min-h-6 text-15 text-ink-soft">
          {isNarrowed &&
            status.replace('{count}', String(left)).replace('{text}', () => text.trim())}
        </p>
      </div>
      <div ref={list}>
        <Hidden value={hidden}>{children}</Hidden>
      </div>
    </>
  );
}
