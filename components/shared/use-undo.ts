import { useState } from 'react';

export interface Done {
  text: string;
  /** Takes it back. */
  revert: () => void;
}

/** What was done last and can be taken back. */
export function useUndo() {
  const [done, setDone] = useState<Done | null>(null);
  const undo = () => {
    done?.revert();
    setDone(null);
  };
  return { text: done?.text ?? null, offer: setDone, undo, forget: () => setDone(null) };
}
