import { useEffect, useState } from 'react';
import { whenLoaded } from '@/lib/browser/when-idle';

let wasIdle = false;

/** Whether the first view is done: what it can do without is loaded then. False in the first render. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (wasIdle) setIdle(true);
    else
      return whenLoaded(() => {
        wasIdle = true;
        setIdle(true);
      });
  }, []);
  return isIdle;
}
