import { expect, it } from 'vitest';
import { createBackend } from '../mock-api/backend';
import { type Fault, walkMock } from './in-process';
import { formatReport, makeReport } from './report';

it('finds nothing in the dialect that sends everything, and leaves nothing behind', async () => {
  const backend = await createBackend({ size: 600 });
  const { rows } = backend.customers;
  const count = () => [rows.addresses, rows.configs, rows.wishlists].map(({ length }) => length);
  const before = count();
  const report = makeReport(await walkMock(backend));
  expect(report.losses.map(({ line }) => line)).toEqual([]);
  expect(count()).toEqual(before);
  const orders = rows.transactions.flatMap(({ payments }) => payments);
  expect(orders.at(-1)?.status).toBe('cancelled');
  expect(formatReport(report)).toMatch(/\d+ calls: 0 must, 0 should, 0 may$/);
  expect(report.calls.length).toBeGreaterThan(60);
});

it.each(['minimal', 'php'] as const)('misses no must in the dialect %s', async (dialect) => {
  const report = makeReport(await walkMock(await createBackend({ size: 600, dialect })));
  expect(report.losses.filter(({ level }) => level === 'must').map(({ line }) => line)).toEqual([]);
  // Only the plainest dialect leaves something out: the readers understand PHP's forms.
  expect(report.levels.should > 0).toBe(dialect === 'minimal');
  // The walk came as far as an order.
  expect(report.calls.map(({ call }) => call)).toContain('POST /eshop/transactions');
});

it('names an optional parameter that the backend refuses, and goes on without it', async () => {
  const backend = await createBackend({ size: 150 });
  const refuse = ({ url }: Request) => {
    if (!/shop-v1\/brands\?.*fields/.test(url)) return null;
    const errors = [{ detail: 'No se admite.', source: { parameter: 'fields[brands]' } }];
    return Promise.resolve(Response.json({ errors }, { status: 400 }));
  };
  const { losses } = makeReport(await walkMock(backend, refuse, false));
  expect(losses.map(({ level, line }) => `${level} ${line}`)).toEqual([
    'should Brands: what it asks for is taken as it comes, the parameter `fields[brands]` is refused with 400 — GET /shop-v1/brands',
  ]);
});

it('names the calls that a backend does not have, also where a 404 is an answer to the shop', async () => {
  const backend = await createBackend({ size: 150 });
  const paths = ['products/-actions/delivery-estimates', 'zip-codes', 'stores'];
  const fault = ({ url }: Request) => {
    if (!paths.some((path) => url.includes(`/shop-v1/${path}`))) return null;
    const errors = [{ status: '404', detail: 'No existe la ruta.' }];
    return Promise.resolve(Response.json({ errors }, { status: 404 }));
  };
  const report = makeReport(await walkMock(backend, fault, false));
  const { losses } = report;
  const of = (path: string) =>
    expect.stringMatching(new RegExp(`: [^,]+, .*the call answers 404 — GET /shop-v1/${path}$`));
  const told = ['zip-codes', 'zip-codes/{zipCode}', 'products/-actions/delivery-estimates'];
  expect(losses.map(({ line }) => line)).toEqual(expect.arrayContaining(told.map(of)));
  expect(losses).toHaveLength(4);
  const [, section] = formatReport(report).split('Calls that the backend does not have\n');
  expect(section?.split('\n\n')[0]?.split('\n').toSorted()).toEqual([
    '  GET /shop-v1/products/-actions/delivery-estimates: cards say when a product is in the capital',
    expect.stringMatching(/^ {2}GET \/shop-v1\/stores: .*; `FEATURES=-stores` stops it$/),
    expect.stringMatching(/^ {2}GET \/shop-v1\/zip-codes\/\{zipCode\}: /),
    expect.stringMatching(/^ {2}GET \/shop-v1\/zip-codes: /),
  ]);
});

it('says nothing untrue of a cart in the place of its line, of a coupon that is its code, of bullets in one text', async () => {
  const backend = await createBackend({ size: 150 });
  let changed = 0;
  const fault: Fault = (request, answer) => {
    const isChange = /carrito\/(agregar|actualizar)/.test(request.url);
    const isProducts = /\/(shop-v1\/products|search)\?/.test(request.url);
    if (!isChange && !isProducts) return null;
    return answer().then(async (response) => {
      if (!response.ok) return response;
      const body = await response.json();
      if (isChange) {
        changed += 1;
        return Response.json({ data: { type: 'carts', id: '1', attributes: { total: 10 } } });
      }
      for (const one of [body.data ?? [], body.included ?? []].flat()) {
        if (one.type !== 'products') continue;
        if ('coupon' in one.attributes) one.attributes.coupon = 'BIENVENIDA';
        if ('bullet_points' in one.attributes) one.attributes.bullet_points = 'Uno\nDos';
      }
      return Response.json(body);
    });
  };
  const { losses } = makeReport(await walkMock(backend, fault));
  expect(losses.map(({ line }) => line)).toEqual([]);
  expect(changed).toBeGreaterThan(1);
});
