'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { RecentlyViewedRail } from '@/components/product/recently-viewed/recently-viewed';
import { lazyEventually } from '@/components/ui/deferred-parts';
import { Icon } from '@/components/ui/icon';
import { NearScreen } from '@/components/ui/use-in-view';

interface CarouselControlsProps {
  listId: string;
  count: number;
  previous: string;
  next: string;
}

function currentSlide(list: HTMLElement): number {
  const slide = list.firstElementChild;
  const width = slide instanceof HTMLElement ? slide.offsetWidth : 0;
  return width > 0 ? Math.round(list.scrollLeft / width) : 0;
}

export function CarouselControls({ listId, count, previous, next }: CarouselControlsProps) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return;
    const follow = () => setIndex(currentSlide(list));
    list.addEventListener('scroll', follow, { passive: true });
    return () => list.removeEventListener('scroll', follow);
  }, [listId]);

  const step = (by: 1 | -1) => {
    const list = document.getElementById(listId);
    if (!list) return;
    const end = list.scrollWidth - list.clientWidth;
    const isPastEnd = by > 0 ? list.scrollLeft >= end - 4 : list.scrollLeft <= 4;
    const target = list.children[currentSlide(list) + by];
    if (isPastEnd) list.scrollTo({ left: by > 0 ? 0 : end });
    else if (target instanceof HTMLElement) list.scrollTo({ left: target.offsetLeft });
  };
  return (
    <div className="carousel-controls">
      <button type="button" aria-label={previous} aria-controls={listId} onClick={() => step(-1)}>
        <Icon name="chevron-left" />
      </button>
      <span aria-hidden="true">
        {index + 1} / {count}
      </span>
      <button type="button" aria-label={next} aria-controls={listId} onClick={() => step(1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}

const load = () => import('./return-panel');
const ReturnPanel = lazyEventually(load, (chunk) => chunk.ReturnPanel);
const ReturnRelatedProducts = lazyEventually(load, (chunk) => chunk.ReturnRelatedProducts);

const noSubscription = () => () => {};

/** Whether the device had been here before this document was loaded (`lib/document/boot-script.ts`). */
const useIsReturning = () =>
  useSyncExternalStore(
    noSubscription,
    () => document.documentElement.matches('[data-returning]'),
    () => false,
  );

/** What a visitor who comes back was doing. Who views the first product today finds the page unchanged on the way back. */
export function ReturningVisitor() {
  const isReturning = useIsReturning();
  return <NearScreen className="return-slot">{isReturning && <ReturnPanel />}</NearScreen>;
}

/** What goes with the product that was viewed last; in its place 'Vistos recientemente' on the first visit. */
export function ReturningVisitorRelatedProducts() {
  return useIsReturning() ? (
    <NearScreen className="return-companions">
      <ReturnRelatedProducts />
    </NearScreen>
  ) : (
    <RecentlyViewedRail />
  );
}
