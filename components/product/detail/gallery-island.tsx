'use client';

import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import type { GalleryZoomLabels } from './gallery-zoom';

const loadZoom = () => import('./gallery-zoom');
const GalleryZoom = lazy(loadZoom);

interface GalleryIslandProps {
  labels: GalleryZoomLabels;
  children: ReactNode;
}

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Gives the gallery's links their behaviour: small pictures scroll the strip, large ones open the dialog. */
export function GalleryIsland({ labels, children }: GalleryIslandProps) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<{ photos: string[]; index: number } | null>(null);

  const track = () => root.current?.querySelector<HTMLElement>('.gallery-track');

  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (!link || !root.current) return;
    if (link.dataset.thumb !== undefined) {
      event.preventDefault();
      const strip = track();
      strip?.scrollTo({ left: Number(link.dataset.thumb) * strip.clientWidth });
    } else if (link.dataset.photo !== undefined) {
      event.preventDefault();
      const links = [...root.current.querySelectorAll<HTMLAnchorElement>('a[data-photo]')];
      setOpen({
        photos: links.map(({ href }) => href),
        index: Number(link.dataset.photo),
      });
    }
  };

  // The small pictures are the server's elements: React does not render them again.
  const onScroll = () => {
    const strip = track();
    if (!strip) return;
    const shown = Math.round(strip.scrollLeft / strip.clientWidth);
    for (const thumb of root.current?.querySelectorAll<HTMLElement>('[data-thumb]') ?? []) {
      if (Number(thumb.dataset.thumb) === shown) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    }
  };

  return (
    <div
      ref={root}
      className="gallery"
      onClickCapture={onClick}
      onScrollCapture={onScroll}
      onPointerEnter={() => void loadZoom()}
    >
      {children}
      {open && (
        <Suspense>
          <GalleryZoom
            photos={open.photos}
            start={open.index}
            labels={labels}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
