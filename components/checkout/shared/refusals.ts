import { ApiError } from '@/lib/api/errors';
import { type ByPart, partOf } from '@/lib/domain/checkout/parts';

/** The backend's validation messages, by the section of the checkout that each one points to. */
export function refusalsOf(error: unknown): ByPart<string> {
  const refused: ByPart<string> = {};
  if (!(error instanceof ApiError) || error.kind !== 'http') return refused;
  for (const { pointer, detail } of error.errors) {
    const part = partOf(pointer);
    if (part && detail) refused[part] = refused[part] ? `${refused[part]} ${detail}` : detail;
  }
  return refused;
}
