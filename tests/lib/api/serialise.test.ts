import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deserialise } from '@/lib/api/client/json-api';
import { serialise } from '@/lib/api/client/serialise';
import { models } from '@/lib/api/client/wire';
import { forAll } from '@/tests/support/for-all';

const read = (body: unknown) => models(deserialise(body)?.data)[0];

describe('serialise', () => {
  it('builds the body of a new resource', () =>
    expect(
      serialise({
        type: 'product-reviews',
        attributes: { rating: 5, opinion: 'Bien' },
        relationships: { product: { type: 'products', id: '3' }, customer: null },
      }),
    ).toEqual({
      data: {
        type: 'product-reviews',
        attributes: { rating: 5, opinion: 'Bien' },
        relationships: {
          product: { data: { type: 'products', id: '3' } },
          customer: { data: null },
        },
      },
    }));

  it('keeps the id of an existing resource, and lists of relations', () => {
    const body = serialise({
      type: 'a',
      id: '4',
      relationships: {
        items: [
          { type: 'b', id: '1' },
          { type: 'b', id: '2' },
        ],
      },
    });
    expect(body.data).toMatchObject({
      id: '4',
      relationships: {
        items: {
          data: [
            { type: 'b', id: '1' },
            { type: 'b', id: '2' },
          ],
        },
      },
    });
  });

  it('is the inverse of deserialise', () =>
    forAll(
      fc.dictionary(fc.stringMatching(/^[a-z][a-z_]{0,11}$/), fc.jsonValue()),
      (attributes) => {
        const {
          id: _i,
          type: _t,
          links: _l,
          meta: _m,
          constructor: _c,
          prototype: _p,
          ...plain
        } = attributes;
        const model = read(
          JSON.parse(JSON.stringify(serialise({ type: 'a', id: '1', attributes: plain }))),
        );
        expect(model).toMatchObject(JSON.parse(JSON.stringify(plain)));
      },
    ));
});
