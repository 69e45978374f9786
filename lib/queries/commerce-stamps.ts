import { browserClient } from '@/lib/api/browser';
import { readCommerceStamps } from '@/lib/api/calls/commerce-stamps';

/** The current commerce stamps of products, by id. Not cached, because each page requests them once. */
export const commerceStamps = (ids: readonly string[]) => readCommerceStamps(browserClient, ids);
