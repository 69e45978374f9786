'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import type { ListItem } from '@/lib/analytics/list-item';
import { showList } from '@/lib/analytics/lists';

interface TrackedListProps extends ComponentProps<'ul'> {
  /** The products of the list, in the order of its children. */
  items: readonly ListItem[];
}

/** A product list that tracks its views and clicks. It renders a plain `<ul>`. */
export function TrackedList({ items, ...list }: TrackedListProps) {
  const element = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (element.current) return showList({ element: element.current, items });
  }, [items]);
  return <ul {...list} ref={element} />;
}
