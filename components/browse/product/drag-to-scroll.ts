import type { PointerEvent } from 'react';

/** Lets the mouse drag what a scroll box shows; fingers scroll it by themselves. */
export const dragToScroll = {
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
