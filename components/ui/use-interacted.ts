import { useEffect, useState } from 'react';
import { whenInteracted } from '@/lib/browser/deferred-assets';

let wasReady = false;

/** Whether the visitor has done something, so that parts of which they see nothing before may load. False in the first render. */
export function useInteracted(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (wasReady) setReady(true);
    else
      return whenInteracted(() => {
        wasReady = true;
        setReady(true);
      });
  }, []);
  return isReady;
}
