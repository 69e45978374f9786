import { ACTIVITY_EVENTS, INTERACTED } from '@/lib/document/pre-hydration-input';
import { whenLoadedAndIdle } from './when-idle';

const waiting = new Set<() => void>();
let hasInteracted = false;
let isListening = false;

/** Lets everything that waits for an interaction run: the visitor did something, or needs it without doing anything. */
export function markInteracted(): void {
  hasInteracted = true;
  for (const run of waiting) run();
  waiting.clear();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Assistive technology presses without a pointer, and scrolls without a wheel.
  for (const name of [...ACTIVITY_EVENTS, 'click', 'scroll']) {
    addEventListener(
      name,
      (event) => {
        // Browsers tell of a mouse that does not move, too, when a page appears under it.
        const { movementX, movementY } = event as PointerEvent;
        if (name !== 'pointermove' || movementX || movementY) markInteracted();
      },
      { capture: true, passive: true },
    );
  }
}

/**
 * Runs a task after the visitor's first interaction with this document, when the page has loaded and the browser is idle.
 * @returns a function that cancels it
 */
export function whenInteracted(task: () => void): () => void {
  if (hasInteracted || INTERACTED in window) return whenLoadedAndIdle(task);
  listen();
  let cancel = (): void => void waiting.delete(run);
  const run = () => {
    cancel = whenLoadedAndIdle(task);
  };
  waiting.add(run);
  return () => cancel();
}
