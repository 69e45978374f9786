import { ApiError } from '@/lib/api/errors';
import { type ByPart, partOf } from '@/lib/domain/checkout/parts';

/** What the backend refuses, in its own words, at the parts that it names. */
export function refusalsOf(error: unknown): ByPart<string> {
  const refused: ByPart<string> = {};
  if (!(error instanceof ApiError) || error.kind !== 'http') return refused;
  for (const { pointer, detail } of error.errors) {
    const part = partOf(pointer);
    if (part && detail) refused[part] = refused[part] ? `${refused[part]} ${detail}` : detail;
  }
  return refused;
}
