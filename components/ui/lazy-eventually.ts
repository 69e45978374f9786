import { type ComponentType, lazy } from 'react';
import { loadEventually } from '@/lib/browser/load-eventually';

/** `lazy` for a part of a chunk that the page can do without for now: its code comes when the connection is back. */
export const lazyEventually = <Chunk, Props>(
  load: () => Promise<Chunk>,
  pick: (chunk: Chunk) => ComponentType<Props>,
) => lazy(() => loadEventually(load).then((chunk) => ({ default: pick(chunk) })));
