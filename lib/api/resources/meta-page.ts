import { snakeToCamel } from './snake-to-camel';
import { count, field } from './wire';

const readPage = snakeToCamel({ currentPage: count, lastPage: count, total: count });

/** `meta.page`. Pages count from 1, and an empty list has one page. */
export const metaPage = field(
  (value) => {
    const { currentPage, lastPage, total } = readPage(value);
    return { page: Math.max(1, currentPage), lastPage: Math.max(1, lastPage), total };
  },
  { page: 1, lastPage: 1, total: 0 },
);
