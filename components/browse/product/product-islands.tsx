'use client';
import {
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui/button';
import { lazyEventually } from '@/components/ui/deferred-parts';
import { isLinkNavigation } from '@/components/ui/last-navigation';
import { SectionHeading } from '@/components/ui/section-heading';
import { NearScreen } from '@/components/ui/use-in-view';
import { useSessionStore } from '@/stores/session/session-store';
import type { DeliveryPanelProps } from './delivery-panel';
import type { KitComponentPagesProps } from './product-page-chunk';
import type { RelatedProductListsProps } from './related-product-lists';

export const loadPageChunk = () => import('./product-page-chunk');

const RelatedProductLists = lazyEventually(loadPageChunk, (chunk) => chunk.RelatedProductLists);

export function LazyRelatedProductLists(props: RelatedProductListsProps) {
  if (props.rows.length === 0) return null;
  const waiting = props.rows.map(({ kind, title, id }) => (
    <section key={kind} id={id} className="companions" aria-label={title} aria-busy="true">
      <SectionHeading title={title} />
    </section>
  ));
  return (
    <NearScreen className="live" waiting={waiting}>
      <RelatedProductLists {...props} />
    </NearScreen>
  );
}

const KitComponentPages = lazyEventually(loadPageChunk, (chunk) => chunk.KitComponentPages);

export function MoreKitComponents({ label, ...pages }: KitComponentPagesProps & { label: string }) {
  const [isOpen, setOpen] = useState(false);
  const button = (
    <Button variant="secondary" className="mt-4 noscript:hidden" onClick={() => setOpen(true)}>
      {label}
    </Button>
  );
  if (!isOpen) return button;
  return (
    <Suspense fallback={button}>
      <KitComponentPages {...pages} />
    </Suspense>
  );
}

const DeliveryPanel = lazyEventually(loadPageChunk, (chunk) => chunk.DeliveryPanel);

/** The delivery promise. Its code is loaded for a visitor who has chosen a place, or who comes to the form. */
export function DeliveryPromise(props: DeliveryPanelProps & { waiting: ReactNode }) {
  const { id, standard, waiting } = props;
  const hasPlace = useSessionStore((session) => session.zipCode !== null);
  const [isTouched, setTouched] = useState(false);
  const slot = useRef<HTMLDivElement>(null);
  // As a transition, so that the field stays in its place, with what is typed there, until the form is loaded.
  const touch = () => startTransition(() => setTouched(true));
  // The visitor may have come to the form before this code was there.
  const touchIfUsed = useEffectEvent(() => {
    const field = slot.current?.querySelector('input');
    if (field && (field === document.activeElement || field.value !== '')) touch();
  });
  useEffect(() => touchIfUsed(), []);
  const fallback = (
    <>
      {standard}
      {waiting}
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the visitor comes to the form inside.
    <div ref={slot} className="delivery-slot" onFocus={touch} onPointerEnter={touch}>
      <Suspense fallback={fallback}>
        {hasPlace || isTouched ? <DeliveryPanel id={id} standard={standard} /> : fallback}
      </Suspense>
    </div>
  );
}

/**
 * Content below the first view of a screen. After a click on a link it is rendered when the first view is painted, so
 * that the click feels fast. After going back it is rendered at once, because scroll restoration needs the full height.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const [isRendered, setRendered] = useState(
    () => typeof window === 'undefined' || !isLinkNavigation(),
  );
  useEffect(() => {
    if (isRendered) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setRendered(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isRendered]);
  return isRendered ? children : <div className="below-fold" />;
}
