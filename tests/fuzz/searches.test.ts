import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseFilterSegments } from '@/lib/domain/search/search-params';
import { planSearchRequest } from '@/lib/routing/search-request';
import { FUZZ_TIMEOUT, fuzz } from './fuzz';

const SITE = 'https://tienda.example';

/** The address at which a browser ends, and how often it is sent on. */
function follow(address: string, redirects = 0): { address: string; redirects: number } {
  const { pathname, search, searchParams } = new URL(address, SITE);
  const plan = planSearchRequest(pathname, searchParams);
  if (plan.kind === 'list' || redirects > 5) return { address: pathname + search, redirects };
  return follow(plan.pathname + plan.search, redirects + 1);
}

const slug = fc.oneof(
  fc.constantFrom('asus', 'ASUS', 'msi', 'a.b', 'ñandú', 'n\u0303andu\u0301', 'x_y', '', '-x', '%'),
  fc.string({ maxLength: 6 }),
);
const segment = fc.oneof(
  { weight: 4, arbitrary: slug.map((one) => `marca_${one}`) },
  { weight: 4, arbitrary: slug.map((one) => `categoria_${one}`) },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 6 }) },
);
const price = fc.oneof(
  fc.integer({ min: -5, max: 2_000_000_000 }).map(String),
  fc.double({ min: 0, max: 1e6, noNaN: true }).map(String),
  fc.constantFrom('', '$1,000.00', '1.', '.5', '1e3', ' 500 ', '０', '1000000000', '1000000000.01'),
);
const values: Readonly<Record<string, fc.Arbitrary<string>>> = {
  q: fc.oneof(fc.string({ maxLength: 130, unit: 'binary' }), fc.constantFrom(' ssd  nvme ', '😀')),
  page: fc.oneof(price, fc.constantFrom('1', '01', '0', '99999999', '2')),
  orden: fc.constantFrom('menor-precio', 'mayor-precio', 'relevancia', 'x', ''),
  precio_min: price,
  precio_max: price,
  mensualidad_max: price,
  ofertas: fc.constantFrom('1', '0', 'si', ''),
  existencia: fc.constantFrom('1', '0', ''),
  utm_source: fc.string({ maxLength: 5 }),
};
const pair = fc
  .constantFrom(...Object.keys(values))
  .chain((name) => fc.tuple(fc.constant(name), values[name] ?? fc.constant('')));

/** Names of parameters once each: of a repeated one the first counts, so another order would be another search. */
const query = fc.uniqueArray(pair, { maxLength: 6, selector: ([name]) => name });

const search = fc.record({ segments: fc.array(segment, { maxLength: 5 }), query });
const spelled = search.chain(({ segments, query }) =>
  fc.record({
    segments: fc.constant(segments),
    query: fc.constant(query),
    otherSegments: fc.shuffledSubarray([...segments, ...segments], {
      minLength: segments.length * 2,
    }),
    otherQuery: fc.shuffledSubarray(query, { minLength: query.length }),
  }),
);

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

const toAddress = (segments: readonly string[], query: readonly [string, string][]) => {
  const path = ['/buscar', ...segments.filter(Boolean).map(encode)];
  const params = new URLSearchParams(query.map(([name, value]) => [name, value.toWellFormed()]));
  return `${path.join('/')}?${params}`;
};

it(
  'every search has one address, which is reached with one redirect at most',
  () =>
    fuzz('search addresses', 100_000, spelled, (one) => {
      const found = follow(toAddress(one.segments, one.query));
      expect(found.redirects).toBeLessThanOrEqual(1);
      const { pathname, searchParams } = new URL(found.address, SITE);
      expect(planSearchRequest(pathname, searchParams).kind).toBe('list');
      const other = follow(toAddress(one.otherSegments, one.otherQuery));
      expect(other.redirects).toBeLessThanOrEqual(1);
      // Segments that are no filters have no canonical order: their document is a 404.
      const { invalid } = parseFilterSegments(one.segments.map(encode));
      if (invalid.length === 0) expect(other.address).toBe(found.address);
    }),
  FUZZ_TIMEOUT,
);
