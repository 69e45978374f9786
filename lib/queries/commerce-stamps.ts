import { browserClient } from '@/lib/api/browser';
import { readCommerceStamps } from '@/lib/api/calls/commerce-stamps';

/** The stamps of products as they are now, by id: without a cache, since each page asks once. */
export const commerceStamps = (ids: readonly string[]) => readCommerceStamps(browserClient, ids);
