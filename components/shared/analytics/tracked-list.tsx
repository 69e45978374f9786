'use client';

import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { registerList } from '@/lib/analytics/list-registry';
import type { TrackedListItem } from '@/lib/analytics/tracked-list-item';

interface TrackedListProps extends Omit<ComponentProps<'ul'>, 'ref'> {
  ref?: RefObject<HTMLUListElement | null>;
  items: readonly TrackedListItem[];
}

export function TrackedList({ items, ref, ...list }: TrackedListProps) {
  const own = useRef<HTMLUListElement>(null);
  const element = ref ?? own;
  useEffect(() => {
    if (element.current) return registerList({ element: element.current, items });
  }, [items, element]);
  return <ul {...list} ref={element} />;
}
