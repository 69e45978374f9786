import texts from '@/locales/es-MX/errors.json';
import { ApiError, type ApiErrorItem } from './errors';
import { toShopperMessage } from './shopper-message';

export interface ErrorDetail extends Pick<ApiErrorItem, 'pointer'> {
  /** What a shopper reads of it. */
  detail: string;
}

/**
 * The entries of a backend's error, in words for shoppers. What was written for programmers is left out; a field that it
 * speaks of gets the shop's own words.
 */
export function getErrorDetails(error: unknown): ErrorDetail[] {
  if (!(error instanceof ApiError)) return [];
  return error.errors.flatMap(({ pointer, detail }) => {
    if (detail === undefined) return [];
    const shown = toShopperMessage(detail) ?? (pointer ? texts.invalidField : null);
    return shown === null ? [] : [{ pointer, detail: shown }];
  });
}
