'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { registerList } from '@/lib/analytics/list-registry';
import type { TrackedListItem } from '@/lib/analytics/tracked-list-item';

interface TrackedListProps extends ComponentProps<'ul'> {
  /** The products of the list, in the order of its children. */
  items: readonly TrackedListItem[];
}

/** A product list that tracks its views and clicks. It renders a plain `<ul>`. */
export function TrackedList({ items, ...list }: TrackedListProps) {
  const element = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (element.current) return registerList({ element: element.current, items });
  }, [items]);
  return <ul {...list} ref={element} />;
}
