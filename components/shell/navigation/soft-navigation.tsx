'use client';

import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { recordNavigation, takeEntry } from '@/components/ui/last-navigation';
import { whenInteracted } from '@/lib/browser/deferred-assets';
import { loadWhen } from '@/lib/browser/when-idle';
import { DOCUMENT_STATUS_ATTRIBUTE } from '@/lib/document/document-status';
import { loadChromeChunk } from '../chrome/deferred-chrome';

/**
 * Moves the focus to the heading of the new page after a soft navigation, so that screen readers read it. The router
 * does the scrolling. A focused control in the main part that is still there keeps the focus, unless it led to another page
 * of a list.
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
    const active = document.activeElement;
    const isKept = before.page === page || active?.closest('[data-stay]');
    if (isKept && active !== main && main?.contains(active)) return;
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    if (target) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [pathname, page]);
  return null;
}

interface SoftRouter {
  push: (href: string, options: { scroll: boolean }) => void;
  replace: (href: string, options?: { scroll: boolean }) => void;
  prefetch: (href: string, options: { kind: PrefetchKind }) => void;
}

/** Prefetches the payload of the whole document: documents are static, so the click then needs no request. */
function prefetchDocument(router: SoftRouter, href: string): void {
  router.prefetch(href, { kind: 'full' as PrefetchKind });
}

/** A link is prefetched when the pointer rests on it for this long, in milliseconds. */
const HOVER_MS = 50;
/** A press whose pointer moved further than this, in CSS pixels, is undone. */
const MAX_PRESS_MOVE = 12;

const HARD_LINKS = `[data-reload],[role=button],[role=option],[${DOCUMENT_STATUS_ATTRIBUTE}]`;

/** The address of the link under an event, if it leads to another document of the shop; otherwise null. */
function findSoftLink(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return null;
  // The browser follows links to files, links with `data-reload`, links that act as controls, and the links of an error
  // screen, because loading the document discards the broken state.
  if (/\.\w+$/.test(link.pathname) || link.closest(HARD_LINKS)) return null;
  const { pathname, search, hash } = link;
  const isHere = pathname === location.pathname && search === location.search;
  return isHere && hash ? null : pathname + search + hash;
}

/** A dialog closes on the click and keeps the focus until then, so its links wait for the click. */
const inDialog = ({ target }: Event) =>
  target instanceof Element && target.closest('dialog') !== null;
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Makes every plain link of the shop a soft navigation. It navigates when the mouse button goes down, and prefetches
 * when the pointer rests on a link or the link gets the focus. Releasing the button elsewhere undoes the navigation
 * (WCAG 2.5.2). Without this code links load their document.
 */
export function enableSoftNavigation(router: SoftRouter): () => void {
  const stop = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
    passive = true,
  ) => document.addEventListener(name, listener, { signal: stop.signal, passive });

  const go = ({ target }: Event, href: string) => {
    recordNavigation(true);
    // A list stays where it is while its filters change.
    router[takeEntry()](href, { scroll: !(target as Element).closest('[data-stay]') });
  };
  let pressed: { href: string; from: string; x: number; y: number } | null = null;
  /** Whether the first press of a double click was on a link. */
  let isLinkFirst = false;
  /** The second press of a double click on something else, in whose place a link has appeared meanwhile. */
  const isSlip = ({ detail }: MouseEvent) => detail > 1 && !isLinkFirst;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  const undoNavigation = () => {
    if (!pressed) return;
    // A navigation that still waits for its payload has not changed the address yet.
    if (location.href === pressed.from) router.replace(pressed.from);
    else history.back();
    pressed = null;
  };

  listen('mousedown', (event) => {
    pressed = null;
    const href = findSoftLink(event);
    if (event.detail <= 1) isLinkFirst = href !== null;
    if (href === null || !isPlain(event) || inDialog(event) || isSlip(event)) return;
    pressed = { href, from: location.href, x: event.clientX, y: event.clientY };
    go(event, href);
  });
  listen('mouseup', (event) => {
    if (!pressed) return;
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > MAX_PRESS_MOVE)
      undoNavigation();
    // The click event of this press, if there is one, is dispatched before the next task.
    setTimeout(() => {
      pressed = null;
    });
  });
  listen('dragstart', undoNavigation);
  listen(
    'click',
    (event) => {
      const href = isPlain(event) && !event.defaultPrevented ? findSoftLink(event) : null;
      if (href === null) return;
      event.preventDefault();
      if (pressed?.href !== href && !isSlip(event)) go(event, href);
    },
    false,
  );

  window.addEventListener('popstate', () => recordNavigation(false), { signal: stop.signal });
  const prefetchOnRest = (event: Event) => {
    clearTimeout(restTimer);
    const href = findSoftLink(event);
    if (href !== null) restTimer = setTimeout(() => prefetchDocument(router, href), HOVER_MS);
  };
  listen('pointerover', prefetchOnRest);
  listen('focusin', prefetchOnRest);
  listen('touchstart', (event) => {
    const href = findSoftLink(event);
    if (href !== null) prefetchDocument(router, href);
  });
  return () => {
    clearTimeout(restTimer);
    stop.abort();
  };
}

export function SoftNavigation() {
  const router = useRouter();
  const address = `${usePathname()}?${useSearchParams()}`;
  useEffect(() => enableSoftNavigation(router), [router]);
  return <PrefetchVisibleLinks key={address} />;
}

/** Has the address as its key: another page has other links. Who only looks at a page does not load the pages behind it. */
function PrefetchVisibleLinks() {
  const router = useRouter();
  useEffect(
    () =>
      loadWhen(whenInteracted, loadChromeChunk, (chunk) =>
        chunk.prefetchVisibleLinks((href) => prefetchDocument(router, href)),
      ),
    [router],
  );
  return null;
}
