import { useRef, useState } from 'react';

/** Runs an async action; further calls are ignored until it has ended. */
export function useOneAtATime(work: () => Promise<void>, onFailure: (error: unknown) => unknown) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    work()
      .catch(onFailure)
      .finally(() => {
        isRunning.current = false;
        setBusy(false);
      });
  };
  return { isBusy, run };
}
