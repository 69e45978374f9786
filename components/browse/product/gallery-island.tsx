'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { fluidImage } from '@/components/ui/image-props';
import { Picture } from '@/components/ui/picture';
import headerTexts from '@/locales/es-MX/header.json';
import type { GalleryZoomLabels } from './gallery-zoom';
import { loadPageChunk } from './product-islands';

const loadZoom = async () => (await loadPageChunk()).GalleryZoom;

interface GalleryIslandProps {
  name: string;
  photos: readonly (readonly [original: string, large: string, thumbnail: string])[];
  labels: GalleryZoomLabels & { zoom: string };
}

const PHOTO_WIDTH = 640;
const SIZES = '(min-width: 768px) 45vw, 15rem';

/** A press with a modifier key opens the link in another tab. */
const onPlainPress = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};

/** A strip that scrolls and snaps. Every picture links to its large file; a press shows it on the whole screen. */
export function GalleryIsland({ name, photos, labels }: GalleryIslandProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [opened, setOpened] = useState(0);
  const zoom = useLazyDialog(loadZoom, headerTexts.panelFailed, 'photo-placeholder');
  // The other pictures are loaded only when the visitor touches or scrolls the strip.
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  const nameOf = (index: number) =>
    labels.photo.replace('{number}', String(index + 1)).replace('{total}', String(photos.length));

  const open = (index: number) => {
    setOpened(index);
    zoom.open();
  };
  const show = (index: number) =>
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  // The <picture> element stops React from adding a preload link to the head.
  const picture = (large: string | null, index: number) => (
    <picture>
      <img
        {...fluidImage(large, PHOTO_WIDTH)}
        sizes={SIZES}
        width={PHOTO_WIDTH}
        height={PHOTO_WIDTH}
        alt={index === 0 ? name : nameOf(index)}
        loading={index === 0 ? 'eager' : 'lazy'}
        fetchPriority={index === 0 ? 'high' : undefined}
      />
    </picture>
  );
  return (
    <div
      className="gallery"
      onPointerEnter={() => {
        touch();
        zoom.warm();
      }}
    >
      <ul
        ref={strip}
        className="gallery-track"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          touch();
          setShown(Math.round(scrollLeft / clientWidth));
        }}
      >
        {photos.map(([original, large], index) => (
          <li key={large} id={`foto-${index + 1}`}>
            <a
              {...zoom.opener}
              className="gallery-photo"
              href={original}
              title={labels.zoom}
              onClick={onPlainPress(() => open(index))}
            >
              {index === 0 || isTouched ? (
                picture(large, index)
              ) : (
                <noscript>{picture(large, index)}</noscript>
              )}
            </a>
          </li>
        ))}
        {photos.length === 0 && <li className="gallery-photo">{picture(null, 0)}</li>}
      </ul>
      {photos.length > 1 && (
        <>
          <p className="gallery-count" aria-hidden="true">
            {shown + 1} / {photos.length}
          </p>
          <ol className="gallery-thumbs">
            {photos.map(([, large, thumbnail], index) => (
              <li key={large}>
                <a
                  href={`#foto-${index + 1}`}
                  aria-current={index === shown ? 'true' : undefined}
                  aria-label={nameOf(index)}
                  onClick={onPlainPress(() => show(index))}
                >
                  <Picture src={thumbnail} alt="" width={64} />
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
      {zoom.Panel && zoom.isOpen && (
        <zoom.Panel
          photos={photos.map(([original]) => original)}
          start={opened}
          labels={labels}
          onClose={() => zoom.setOpen(false)}
        />
      )}
    </div>
  );
}
