import { trace } from '@opentelemetry/api';
import { getInstruments, SCOPE } from './instruments.ts';

export type CacheResult = 'hit' | 'stale' | 'miss';

/** @param kind Next's name of what is read, such as APP_PAGE or FETCH */
export function traceCacheRead<Entry>(
  kind: string,
  read: () => Promise<Entry>,
  toResult: (entry: Entry) => CacheResult,
): Promise<Entry> {
  const instruments = getInstruments();
  if (!instruments) return read();
  return trace.getTracer(SCOPE).startActiveSpan(`cache ${kind}`, async (span) => {
    try {
      const entry = await read();
      const result = toResult(entry);
      instruments.cacheReads.add(1, { kind, result });
      span.setAttributes({ 'shop.cache.kind': kind, 'shop.cache.result': result });
      return entry;
    } finally {
      span.end();
    }
  });
}
