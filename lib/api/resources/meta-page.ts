import * as z from 'zod/mini';
import { count, field } from './wire';

const pageWire = z.object({ currentPage: count, lastPage: count, total: count });

/** `meta.page`. Pages count from 1, and an empty list has one page. */
export const metaPage = field(
  (value) => {
    const parsed = pageWire.safeParse(value);
    if (!parsed.success) return undefined;
    const { currentPage, lastPage, total } = parsed.data;
    return { page: Math.max(1, currentPage), lastPage: Math.max(1, lastPage), total };
  },
  { page: 1, lastPage: 1, total: 0 },
);
