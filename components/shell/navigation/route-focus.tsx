'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of the new page after a soft navigation, so that screen readers read it. The router
 * does the scrolling. A focused control in the main part that is still there keeps the focus, unless the page number
 * of a list changed.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const page = useSearchParams().get('page') ?? '';
  const shown = useRef<{ pathname: string; page: string }>(undefined);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, page };
    if (!before || (before.pathname === pathname && before.page === page)) return;
    const main = document.getElementById('contenido');
    const isKept = main?.contains(document.activeElement) && before.page === page;
    if (isKept && document.activeElement !== main) return;
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [pathname, page]);
  return null;
}
