'use client';

import { useEffect, useRef, useState } from 'react';
import { bottomInsetRef } from '@/components/ui/bottom-inset';
import { Icon } from '@/components/ui/icon';

export interface UndoableAction {
  text: string;
  revert: () => void;
}

export function useUndo() {
  const [done, setDone] = useState<UndoableAction | null>(null);
  const undo = () => {
    done?.revert();
    setDone(null);
  };
  return { text: done?.text ?? null, offer: setDone, undo, forget: () => setDone(null) };
}

interface UndoBarProps {
  /** What was done; with null the bar is hidden. */
  text: string | null;
  undoLabel: string;
  onUndo: () => void;
  /** Fixes the bar to the bottom of the screen, with a close button, for pages that scroll. */
  floating?: { closeLabel: string; onClose: () => void };
  /** Leaves the floating bar where it stands in the page. */
  isInPlace?: boolean;
}

/** It takes the focus, because the button that had it was removed, too. A drawer renders it inside, as a modal dialog keeps the focus. */
export function UndoBar({ text, undoLabel, onUndo, floating, isInPlace }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (text !== null) button.current?.focus({ preventScroll: true });
  }, [text]);
  const place = isInPlace
    ? 'mb-4 rounded-md'
    : floating
      ? 'fixed inset-x-4 bottom-[calc(var(--floor)+5rem)] z-40 mx-auto max-w-xl rounded-md shadow-panel lg:bottom-[calc(var(--floor)+1.5rem)]'
      : '';
  return (
    <div ref={bottomInsetRef} role="status" aria-live="polite">
      {text !== null && (
        <div
          className={`flex flex-wrap items-center gap-x-3 bg-ink py-1 pr-1 pl-4 text-paper ${place}`}
        >
          <p className="line-clamp-2 min-w-0 flex-[1_1_8rem] text-sm">{text}</p>
          <button
            ref={button}
            type="button"
            onClick={onUndo}
            className="min-h-11 shrink-0 rounded-md px-3 font-semibold underline underline-offset-4 focus-visible:outline-offset-[-4px] focus-visible:outline-paper"
          >
            {undoLabel}
          </button>
          {floating && (
            <button
              type="button"
              onClick={floating.onClose}
              aria-label={floating.closeLabel}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-md focus-visible:outline-offset-[-4px] focus-visible:outline-paper"
            >
              <Icon name="close" className="size-4" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
