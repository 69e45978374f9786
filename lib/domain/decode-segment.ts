/**
 * The text of a percent-encoded piece of an address: a path segment, a hash.
 * Null when its encoding is broken (`%`, `%zz`, `%c3`), where `decodeURIComponent` throws.
 */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
