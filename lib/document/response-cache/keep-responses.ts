import { serverEnv } from '../../env.ts';
import type { EntryStore } from '../entry-store.ts';
import { shareMemory } from '../share-memory.ts';
import { ResponseCache } from './response-cache.ts';
import { standBeforeServer } from './stand-before-server.ts';

/** Next constructs its cache several times. */
let isKeeping = false;

/** Keeps what this process answers with stored documents, if it serves a build. */
export function keepResponses(store: EntryStore): void {
  const { NODE_ENV, NEXT_PHASE } = process.env;
  if (isKeeping || NODE_ENV !== 'production' || NEXT_PHASE === 'phase-production-build') return;
  isKeeping = true;
  const cache = new ResponseCache(store, shareMemory(serverEnv()).responses);
  standBeforeServer((...request) => void cache.handle(...request));
}
