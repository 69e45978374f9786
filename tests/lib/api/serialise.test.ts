import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deserialise } from '@/lib/api/client/json-api';
import { serialise } from '@/lib/api/client/serialise';
import { models } from '@/lib/api/client/wire';
import { forAll } from '@/tests/support/for-all';
import { toMany } from '@/tests/support/resource';

const RESERVED = ['id', 'type', 'links', 'meta', 'constructor', 'prototype'];
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
      relationships: { items: toMany('b', '1', '2').data },
    });
    const relationships = { items: toMany('b', '1', '2') };
    expect(body.data).toMatchObject({ id: '4', relationships });
  });

  it('is the inverse of deserialise', () =>
    forAll(
      fc.dictionary(fc.stringMatching(/^[a-z][a-z_]{0,11}$/), fc.jsonValue()),
      (attributes) => {
        for (const name of RESERVED) Reflect.deleteProperty(attributes, name);
        const body = serialise({ type: 'a', id: '1', attributes });
        const sent = JSON.parse(JSON.stringify({ body, attributes }));
        expect(read(sent.body)).toMatchObject(sent.attributes);
      },
    ));
});
