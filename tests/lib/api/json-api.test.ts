import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deserialise } from '@/lib/api/client/json-api';
import { isModel, models, relation, relations } from '@/lib/api/client/wire';
import { must } from '@/tests/mock-api/test-client';
import { forMany } from '@/tests/support/for-all';
import { documentOf, resource, toMany, toOne } from '@/tests/support/resource';

const first = (body: unknown) => must(models(documentOf(body).data)[0]);
/** A resource without attributes, as the answer is about it. */
const linked = (type: string, id: string, relationships: object) =>
  resource(type, id, {}, relationships);

describe('deserialise', () => {
  it('reads attributes, relations, meta and links', () => {
    const disk = resource('products', '7', { name: 'Disco' }, { brand: toOne('brands', '1') });
    const document = documentOf({
      data: { ...disk, id: 7, links: { self: { href: '/productos/disco' } } },
      included: [resource('brands', '1', { name: 'Marca' })],
      meta: { total: 1 },
      links: { next: '/x?page=2', prev: null },
    });
    const model = must(models(document.data)[0]);
    expect(model).toMatchObject({ type: 'products', id: '7', name: 'Disco' });
    expect(model.links).toEqual({ self: '/productos/disco' });
    expect(relation(model, 'brand')?.name).toBe('Marca');
    expect(document.meta).toEqual({ total: 1 });
    expect(document.links).toEqual({ next: '/x?page=2' });
  });

  it.each([['text'], [42], [null], [true], [[]], [undefined]])('%j is not a document', (body) =>
    expect(deserialise(body)).toBeNull(),
  );

  it.each([[{}], [{ data: null }], [{ data: 'x' }], [{ data: { id: '1' } }], [{ data: 5 }]])(
    '%j has no data',
    (body) => expect(deserialise(body)).toEqual({ data: null, meta: {}, links: {} }),
  );

  it('leaves out list entries that are not resources', () => {
    const document = deserialise({ data: [null, 1, { type: 'a', id: '1' }, { id: '2' }, []] });
    expect(models(document?.data).map(({ id }) => id)).toEqual(['1']);
  });

  it('keeps a reference whose resource is not included', () => {
    const model = first({ data: linked('a', '1', { b: toOne('b', '2') }) });
    expect(relation(model, 'b')).toMatchObject({ type: 'b', id: '2' });
  });

  it('accepts relations of any shape', () => {
    const shapes = { b: null, c: { data: 5 }, d: { data: [null, 'x', { type: 'd' }] }, e: [] };
    const model = first({ data: linked('a', '1', shapes) });
    expect(relation(model, 'b')).toBeNull();
    expect(relation(model, 'c')).toBeNull();
    expect(relations(model, 'd')).toEqual([]);
  });

  it('resolves circular relations to the same model', () => {
    const model = first({
      data: linked('a', '1', { b: toOne('b', '1') }),
      included: [linked('b', '1', { as: toMany('a', '1') })],
    });
    expect(relations(must(relation(model, 'b')), 'as')[0]).toBe(model);
  });

  it('distinguishes resources whose joined type and id are the same', () => {
    const model = first({
      data: linked('x', '1', { r: toOne('a', '12') }),
      included: [resource('a1', '2', { name: 'wrong' }), resource('a', '12', { name: 'right' })],
    });
    expect(relation(model, 'r')?.name).toBe('right');
  });

  it('keeps id, type and links of a resource whose attributes are called so', () => {
    const attributes = { id: '9', type: 't', links: 'x', meta: 'y', name: 'ok' };
    const model = first({ data: { type: 'a', id: '1', attributes } });
    expect(model).toMatchObject({ type: 'a', id: '1', name: 'ok', links: {} });
    // A field with the name of a method of objects is just a field.
    expect(Object.getPrototypeOf(model)).toBeNull();
  });

  it('reads a chain of 40,000 relations without exhausting the stack', () => {
    const length = 40_000;
    const included = Array.from({ length }, (_, index) =>
      linked('n', `${index}`, { next: toOne('n', `${index + 1}`) }),
    );
    let model = first({ data: included[0], included });
    let steps = 0;
    for (; model.next && isModel(model.next); steps += 1) model = model.next;
    expect(steps).toBe(length);
  });

  it('reads 5 MB, and a body nested 100,000 deep, in time that grows with the length only', () => {
    const largeOf = (length: number) => {
      const included = Array.from({ length }, (_, index) =>
        resource('brands', `${index}`, { name: 'x'.repeat(200) }),
      );
      return JSON.stringify({ data: { type: 'a', id: '1' }, included });
    };
    const deepOf = (depth: number) =>
      `{"data":{"type":"a","id":"1","attributes":{"x":${'['.repeat(depth)}${']'.repeat(depth)}}}}`;
    /** Processor time in milliseconds: other work of the machine hardly changes it. */
    const costOf = (body: string) => {
      const start = process.cpuUsage();
      expect(first(JSON.parse(body)).id).toBe('1');
      return process.cpuUsage(start).user / 1000;
    };
    const large = largeOf(20_000);
    expect(large.length).toBeGreaterThan(5_000_000);
    // Twenty times as much would take 400 times as long if each part were compared with each.
    expect(costOf(large)).toBeLessThan(100 * Math.max(costOf(largeOf(1000)), 10));
    expect(costOf(deepOf(1e5))).toBeLessThan(100 * Math.max(costOf(deepOf(5000)), 10));
  });

  it('never throws, for any JSON', () => {
    const link = fc.record({ type: fc.constant('a'), id: fc.constant('1') });
    const links = fc.record({ data: fc.array(link) });
    const anyResource = fc.oneof(
      fc.json().map((text) => JSON.parse(text)),
      fc.record(
        {
          type: fc.constantFrom('a', 'b', '__proto__', ''),
          id: fc.oneof(fc.constantFrom('1', '2'), fc.integer(), fc.constant(null)),
          attributes: fc.oneof(fc.object(), fc.anything()),
          relationships: fc.oneof(fc.dictionary(fc.string(), links), fc.anything()),
        },
        { requiredKeys: [] },
      ),
    );
    const body = fc.record(
      {
        data: fc.oneof(anyResource, fc.array(anyResource)),
        included: fc.oneof(fc.array(anyResource), fc.anything()),
        meta: fc.anything(),
        links: fc.anything(),
      },
      { requiredKeys: [] },
    );
    forMany(500)(fc.oneof(body, fc.anything()), (value) => {
      const document = deserialise(value);
      for (const model of models(document?.data)) {
        // Reads every relation, but only one level deep, because relations may be circular.
        for (const name of Object.keys(model)) void model[name];
        expect(typeof model.type).toBe('string');
      }
    });
  });
});
