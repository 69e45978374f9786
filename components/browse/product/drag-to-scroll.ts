import type { PointerEvent } from 'react';

/** Handlers that let the mouse drag the content of a scroll box. Touch scrolls without them. */
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
