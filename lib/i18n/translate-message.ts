import type { Namespace, Texts } from './types';

/** The text of a schema's message, which is a key; a message of the backend is returned unchanged. */
export const translateMessage = <N extends Namespace>(
  t: Texts<N>,
  message: string,
  values?: Record<string, string | number>,
): string =>
  (t as unknown as (key: string, options: object) => string)(message, {
    ...values,
    defaultValue: message,
  });
