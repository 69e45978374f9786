import { type RefObject, useLayoutEffect } from 'react';
import { setFloor } from '@/components/ui/above-floor';

/**
 * Tells what stands at the bottom how much of it something covers, and lets the page scroll so far
 * that nothing stays behind it, least of all what has the focus.
 */
export function useFloor(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      setFloor(height);
      style.scrollPaddingBottom = height;
      style.paddingBottom = height;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setFloor('0px');
      style.removeProperty('scroll-padding-bottom');
      style.removeProperty('padding-bottom');
    };
  }, [ref]);
}
