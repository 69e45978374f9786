import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** From its end, in CSS pixels, up to which a list still counts as read to the end. */
const NEAR = 80;

/**
 * Keeps a list that grows scrolled to its end, unless the reader has gone back in it.
 * @param last what names the last entry
 * @param isOwn the reader wrote it: it is shown in any case
 */
export function useFollowEnd(last: string | null, isOwn: boolean) {
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
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
    if (isAtEnd.current) setSeen(last);
  };
  return { list, onScroll, toEnd, hasNewer: seen !== last };
}
