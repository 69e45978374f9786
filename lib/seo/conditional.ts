import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What a copy of a text is compared by. */
export interface Validators {
  etag: string;
  'last-modified': string;
}

/** Texts of which this server remembers since when it has them. */
const MAX_TEXTS = 20_000;
const firstMade = new LRUCache<string, string>({ max: MAX_TEXTS });

/** The validators of a text, by its digest. */
export function toValidators(digest: string): Validators {
  const etag = `W/"${digest.slice(0, 27)}"`;
  const modified = firstMade.get(etag) ?? new Date().toUTCString();
  firstMade.set(etag, modified);
  return { etag, 'last-modified': modified };
}

export const digestOf = (text: string): string => hash('sha256', text, 'base64url');

/**
 * Whether somebody has the same text already. A date must be the very one that was sent: another server of the shop may have had the
 * text at another time, and a price that went up and down again has an earlier date than the one between.
 */
export function hasSameText({ headers }: Request, validators: Validators): boolean {
  const tags = headers.get('if-none-match');
  return tags === null
    ? headers.get('if-modified-since') === validators['last-modified']
    : tags.split(',').some((tag) => ['*', validators.etag].includes(tag.trim()));
}
