import { useEffect, useState } from 'react';
import { whenLoadedAndIdle } from '@/lib/browser/when-idle';

let wasIdle = false;

/** Whether the first view has finished loading, so that less important parts may load. False in the first render. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (wasIdle) setIdle(true);
    else
      return whenLoadedAndIdle(() => {
        wasIdle = true;
        setIdle(true);
      });
  }, []);
  return isIdle;
}
