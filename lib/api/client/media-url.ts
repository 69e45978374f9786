import { MEDIA_BASE_ATTRIBUTE } from './media-base-attribute';
import { safeUrl } from './safe-url';

let base: string | null = null;

/** Sets what relative addresses of files are resolved against. For the server; documents tell the browser. */
export function setMediaBase(address: string): void {
  base = address;
}

const findBase = () =>
  typeof document === 'undefined'
    ? base
    : document.documentElement.getAttribute(MEDIA_BASE_ATTRIBUTE);

/**
 * The address of a picture or document of the backend: absolute, relative, or without its protocol. Null for an unsafe
 * one.
 */
export function mediaUrl(value: string): string | null {
  const text = value.trim();
  const against = findBase();
  if (!text || !against) return safeUrl(text);
  try {
    return safeUrl(new URL(text, against).href);
  } catch {
    return null;
  }
}
