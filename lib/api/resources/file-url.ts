import { mediaUrl } from '../media-url';
import { field } from './wire';

/** The address of a picture or document, which may be relative to the backend. Null without a safe one. */
export const fileUrl = field<string | null>(
  (value) => (typeof value === 'string' ? (mediaUrl(value) ?? undefined) : undefined),
  null,
);
