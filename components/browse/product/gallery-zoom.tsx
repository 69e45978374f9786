import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { IconName } from '@/components/ui/icon';
import { ModalDialog } from '@/components/ui/modal-dialog';

/** Handlers that let the mouse drag the content of a scroll box. Touch scrolls without them. */
const dragToScroll = {
  onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
  },
  onPointerMove(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget;
    if (event.pointerType !== 'mouse' || !box.hasPointerCapture(event.pointerId)) return;
    box.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
  },
};

/** `photo` has the placeholders `{number}` and `{total}`. */
export type GalleryZoomLabels = Record<
  'dialog' | 'close' | 'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'photo',
  string
>;

interface GalleryZoomProps {
  photos: readonly string[];
  start: number;
  labels: GalleryZoomLabels;
  onClose: () => void;
}

/** In percent of the size that fits the screen. */
const ZOOMS = [100, 150, 200, 300, 400];
/** Index in `ZOOMS` that a click on the picture selects. */
const CLICK_ZOOM = 2;

export function GalleryZoom({ photos, start, labels, onClose }: GalleryZoomProps) {
  const view = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const [zoom, setZoom] = useState(0);

  // A zoomed picture starts centred.
  useEffect(() => {
    const box = view.current;
    if (zoom === 0 || !box) return;
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
  }, [zoom]);

  const go = (by: number) => {
    setIndex((now) => (now + by + photos.length) % photos.length);
    setZoom(0);
  };
  const zoomBy = (by: number) =>
    setZoom((now) => Math.min(Math.max(now + by, 0), ZOOMS.length - 1));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { '+': 1, '=': 1, '-': -1 }[event.key];
    const turn = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step !== undefined) zoomBy(step);
    // In a zoomed picture the arrow keys scroll instead.
    else if (turn !== undefined && zoom === 0 && photos.length > 1) go(turn);
    else return;
    event.preventDefault();
  };

  const size = `${ZOOMS[zoom]}%`;
  const caption = labels.photo
    .replace('{number}', String(index + 1))
    .replace('{total}', String(photos.length));
  const button = (icon: IconName, label: string, act: () => void, disabled = false) => (
    <Button
      variant="secondary"
      size="icon"
      icon={icon}
      aria-label={label}
      disabled={disabled}
      onClick={act}
    />
  );
  return (
    <ModalDialog
      aria-label={labels.dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="h-dvh w-full overscroll-contain open:flex open:flex-col"
    >
      <div className="flex items-center gap-2 p-2">
        <p role="status" className="flex-1 pl-2 font-semibold">
          {caption}
        </p>
        {button('minus', labels.zoomOut, () => zoomBy(-1), zoom === 0)}
        {button('plus', labels.zoomIn, () => zoomBy(1), zoom === ZOOMS.length - 1)}
        {button('close', labels.close, onClose)}
      </div>
      <div
        ref={view}
        className="flex-1 overflow-auto overscroll-contain bg-plate"
        {...(zoom > 0 && dragToScroll)}
      >
        <button
          type="button"
          className={`block focus-visible:-outline-offset-4 ${zoom > 0 ? 'cursor-grab' : 'cursor-zoom-in'}`}
          aria-label={zoom === 0 ? labels.zoomIn : labels.zoomOut}
          onClick={() => setZoom((now) => (now === 0 ? CLICK_ZOOM : 0))}
          style={{ width: size, height: size }}
        >
          <img
            key={photos[index]}
            src={photos[index]}
            alt={caption}
            draggable={false}
            className="size-full object-contain"
          />
        </button>
      </div>
      {photos.length > 1 && (
        <div className="flex justify-center gap-2 p-2">
          {button('chevron-left', labels.previous, () => go(-1))}
          {button('chevron-right', labels.next, () => go(1))}
        </div>
      )}
    </ModalDialog>
  );
}
