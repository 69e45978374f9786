import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenInteracted } from '@/lib/browser/deferred-assets';
import { loadEventually } from '@/lib/browser/when-idle';

/** `lazy` for a part of a chunk that the page can do without for now: its code comes when the connection is back. */
export const lazyEventually = <Chunk, Props>(
  load: () => Promise<Chunk>,
  pick: (chunk: Chunk) => ComponentType<Props>,
) => lazy(() => loadEventually(load).then((chunk) => ({ default: pick(chunk) })));

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

export function AfterInteraction({ children }: { children: ReactNode }) {
  return useInteracted() && <Suspense>{children}</Suspense>;
}
