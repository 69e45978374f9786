'use client';

import type { ReactNode } from 'react';

/** Whether the panel of the list that has just been replaced was open. */
let wasOpen = false;

function takeOver(fold: HTMLDetailsElement) {
  fold.open = wasOpen;
  return () => {
    wasOpen = fold.open;
    // Only a list that replaces this one at once is the same list with other filters.
    setTimeout(() => {
      wasOpen = false;
    });
  };
}

/** The collapsible head of the filters on narrow screens. It stays open while filters are chosen one after another. */
export function FilterFold({ children }: { children: ReactNode }) {
  return (
    <details className="filters-fold" ref={takeOver}>
      {children}
    </details>
  );
}
