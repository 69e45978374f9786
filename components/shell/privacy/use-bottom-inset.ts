import { type RefObject, useLayoutEffect } from 'react';
import { setBottomInset } from '@/components/ui/bottom-inset';

/**
 * Publishes the height of an element that covers the bottom of the screen, so that other elements at the bottom move
 * above it. It also lets the page scroll far enough that no content, and no focused element, stays hidden behind it.
 */
export function useBottomInset(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      setBottomInset(height);
      style.scrollPaddingBottom = height;
      style.paddingBottom = height;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setBottomInset('0px');
      style.removeProperty('scroll-padding-bottom');
      style.removeProperty('padding-bottom');
    };
  }, [ref]);
}
