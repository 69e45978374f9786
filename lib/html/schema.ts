import 'server-only';
import type { Schema } from 'hast-util-sanitize';
import { ALLOWED, ATTRIBUTES, DROPPED_WITH_CONTENT, RENAMED } from './allow-list';

/** The allow-list in the words of hast-util-sanitize. */
export const SCHEMA: Schema = {
  tagNames: [...ALLOWED, ...RENAMED.keys()],
  strip: [...DROPPED_WITH_CONTENT],
  attributes: Object.fromEntries(
    Object.entries(ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
  ),
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
};
