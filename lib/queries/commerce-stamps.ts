import { browserClient } from '@/lib/api/browser-client';
import { readCommerceStamps } from '@/lib/api/calls/commerce-stamps';

/** The current commerce stamps of products, by id. Not cached, because each page requests them once. */
export const fetchCommerceStamps = (ids: readonly string[]) =>
  readCommerceStamps(browserClient, ids);
