import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the page how much of the screen's bottom something covers (`--floor`), and lets the page scroll so far
 * that nothing stays behind it, least of all what has the focus.
 */
export function useFloor(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      style.setProperty('--floor', height);
      style.scrollPaddingBottom = height;
      style.paddingBottom = height;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      for (const name of ['--floor', 'scroll-padding-bottom', 'padding-bottom']) {
        style.removeProperty(name);
      }
    };
  }, [ref]);
}
