import type { Paging } from '@/lib/domain/paging';
import { isRecord } from './json';
import type { JsonApiDocument } from './json-api';
import { snakeToCamel } from './snake-to-camel';
import * as wire from './wire';

const optionalCount = wire.field<number | null>(
  'count',
  (value) => {
    const found = wire.toNumber(value);
    return found === undefined || found < 0 ? undefined : Math.trunc(found);
  },
  null,
);

const readPage = snakeToCamel({
  current_page: optionalCount,
  last_page: optionalCount,
  per_page: optionalCount,
  total: optionalCount,
});

const toSnakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`.toLowerCase()).replaceAll('-', '_');

/** `meta.page` in camel, snake or kebab case, or `meta` itself, where frameworks put the same fields. */
function readMeta({ page, ...meta }: Record<string, unknown>) {
  const fields = Object.entries(isRecord(page) ? page : meta);
  return readPage(Object.fromEntries(fields.map(([name, value]) => [toSnakeCase(name), value])));
}

/** Links that only lists with pages have. */
const PAGE_LINKS = ['next', 'prev', 'last', 'first'];

/** From `meta`, or else from links. If an answer says neither, a full page may have another one after it. */
export function toPaging(
  { data, meta, links }: JsonApiDocument,
  asked: { page: number; pageSize?: number | undefined },
): Paging {
  const found = readMeta(meta);
  const count = wire.models(data).length;
  const page = Math.max(1, found.currentPage ?? asked.page);
  const size = found.perPage ?? asked.pageSize ?? count;
  const hasNext = PAGE_LINKS.some((name) => name in links)
    ? 'next' in links
    : count > 0 && count === asked.pageSize;
  const isPast = count === 0 && page > 1;
  const pages = found.total === null || size < 1 ? null : Math.ceil(found.total / size);
  const guess = isPast ? page - 1 : hasNext ? page + 1 : page;
  const lastPage = Math.max(1, found.lastPage ?? pages ?? guess);
  const isLast = page >= lastPage && !isPast;
  return {
    page,
    lastPage,
    total: found.total ?? (isLast ? (page - 1) * size + count : null),
  };
}
