'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * After a soft navigation the focus goes to the new page's heading, which screen readers then read; scrolling
 * stays the router's. A control that survived the navigation and still has the focus keeps it, unless
 * another page of a list came.
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
