import { ApiError, type ApiErrorItem } from './errors';
import { toShopperMessage } from './shopper-message';

export interface ErrorDetail extends Pick<ApiErrorItem, 'pointer'> {
  /** What a shopper reads of it. */
  detail: string;
}

/** The entries of a backend's error that say something, in words for shoppers. */
export function getErrorDetails(error: unknown): ErrorDetail[] {
  if (!(error instanceof ApiError)) return [];
  return error.errors.flatMap(({ pointer, detail = '' }) => {
    const shown = toShopperMessage(detail);
    return shown === '' ? [] : [{ pointer, detail: shown }];
  });
}
