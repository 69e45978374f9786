import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** CSS pixels. A list that is scrolled this close to its end counts as scrolled to the end. */
const BOTTOM_THRESHOLD = 80;

/**
 * Keeps a growing list scrolled to its end, unless the reader has scrolled up.
 * @param last key of the last entry
 * @param isOwn the reader wrote the last entry, so the list scrolls to it in any case
 */
export function useStickToBottom(last: string | null, isOwn: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [seen, setSeen] = useState(last);

  const toEnd = useCallback(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
    setSeen(last);
  }, [last]);
  useLayoutEffect(() => {
    if (isAtEnd.current || isOwn) toEnd();
  }, [isOwn, toEnd]);

  const onScroll = () => {
    const element = list.current;
    if (!element) return;
    const { scrollHeight, scrollTop, clientHeight } = element;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < BOTTOM_THRESHOLD;
    if (isAtEnd.current) setSeen(last);
  };
  return { list, onScroll, toEnd, hasNewer: seen !== last };
}
