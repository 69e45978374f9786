import { ApiError } from '@/lib/api/errors';
import { type BySection, findSectionByPointer } from '@/lib/domain/checkout/checkout-sections';

/** The backend's validation messages, by the section of the checkout that each one points to. */
export function toSectionErrors(error: unknown): BySection<string> {
  const refused: BySection<string> = {};
  if (!(error instanceof ApiError) || error.kind !== 'http') return refused;
  for (const { pointer, detail } of error.errors) {
    const part = findSectionByPointer(pointer);
    if (part && detail) refused[part] = refused[part] ? `${refused[part]} ${detail}` : detail;
  }
  return refused;
}
