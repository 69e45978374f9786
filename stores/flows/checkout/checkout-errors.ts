import { errorText } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { getErrorDetails } from '@/lib/api/client/shopper-message';
import {
  type BySection,
  findFirstSection,
  findSectionByPointer,
} from '@/lib/domain/checkout/checkout-sections';

/** The backend's validation messages, by the section of the checkout that each one points to. */
export function toSectionErrors(error: unknown): BySection<string> {
  const errors: BySection<string> = {};
  if (!(error instanceof ApiError) || error.kind !== 'http') return errors;
  for (const { pointer, detail } of getErrorDetails(error)) {
    const section = findSectionByPointer(pointer);
    if (section) {
      errors[section] = errors[section] ? `${errors[section]} ${detail}` : detail;
    }
  }
  return errors;
}

/** True when the request did not reach the backend. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.status === null;

/** An error that is shown beside the button which places the order. */
export type PlaceOrderFailure =
  /** It is not known whether the order was created. */
  { kind: 'unknown' } | { kind: 'offline' } | { kind: 'message'; text: string };

/**
 * Null when every error is shown in its section.
 * @param isUnknown whether the order may have been created
 */
export function toPlaceOrderFailure(error: unknown, isUnknown: boolean): PlaceOrderFailure | null {
  if (isUnknown) return { kind: 'unknown' };
  if (isOffline(error)) return { kind: 'offline' };
  return findFirstSection(toSectionErrors(error))
    ? null
    : { kind: 'message', text: errorText(error) };
}
