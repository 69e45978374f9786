import { useRef, useState } from 'react';

/** Runs an async action; further calls are ignored until it has ended. */
export function useOneAtATime<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
  onFailure: (error: unknown) => unknown,
) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = (...args: Args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    work(...args)
      .catch(onFailure)
      .finally(() => {
        isRunning.current = false;
        setBusy(false);
      });
  };
  return { isBusy, run };
}
