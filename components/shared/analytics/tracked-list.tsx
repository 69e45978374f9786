'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import type { ListItem } from '@/lib/analytics/list-item';
import { showList } from '@/lib/analytics/lists';

interface TrackedListProps extends ComponentProps<'ul'> {
  /** What the list's children show, in their order. */
  items: readonly ListItem[];
}

/** A list of products whose view and choices are told. In the page it is the list alone. */
export function TrackedList({ items, ...list }: TrackedListProps) {
  const element = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (element.current) return showList({ element: element.current, items });
  }, [items]);
  return <ul {...list} ref={element} />;
}
