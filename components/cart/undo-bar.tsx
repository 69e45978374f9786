'use client';

interface UndoBarProps {
  /** What was done; null shows nothing. */
  text: string | null;
  undoLabel: string;
  onUndo: () => void;
}

/**
 * Says what was taken out and takes it back. Inside the drawer, because a modal dialog keeps the focus from a
 * notification outside of it.
 */
export function UndoBar({ text, undoLabel, onUndo }: UndoBarProps) {
  return (
    <div role="status" aria-live="polite">
      {text !== null && (
        <div className="flex items-center gap-3 bg-ink py-1 pr-1 pl-4 text-paper">
          <p className="line-clamp-2 min-w-0 flex-1 text-sm">{text}</p>
          <button
            type="button"
            onClick={onUndo}
            className="min-h-11 shrink-0 rounded-md px-3 font-semibold underline underline-offset-4 focus-visible:outline-offset-[-4px] focus-visible:outline-paper"
          >
            {undoLabel}
          </button>
        </div>
      )}
    </div>
  );
}
