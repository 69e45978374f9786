import { useState } from 'react';

export interface UndoableAction {
  text: string;
  /** Undoes the action. */
  revert: () => void;
}

/** Remembers the last action that can be undone. */
export function useUndo() {
  const [done, setDone] = useState<UndoableAction | null>(null);
  const undo = () => {
    done?.revert();
    setDone(null);
  };
  return { text: done?.text ?? null, offer: setDone, undo, forget: () => setDone(null) };
}
