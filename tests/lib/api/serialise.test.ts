import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAddress } from '@/lib/api/addresses';
import { findCreated, savedEntity, serialise } from '@/lib/api/client/serialise';
import { models } from '@/lib/api/client/wire';
import { forAll } from '@/tests/support/for-all';
import { documentOf, resource, toMany, toOne } from '@/tests/support/resource';

const RESERVED = ['id', 'type', 'links', 'meta', 'constructor', 'prototype'];
const read = (body: unknown) => models(documentOf(body).data)[0];

describe('serialise', () => {
  it('builds the body of a new resource', () => {
    const attributes = { rating: 5, opinion: 'Bien' };
    const relationships = { product: { type: 'products', id: '3' }, customer: null };
    expect(serialise({ type: 'product-reviews', attributes, relationships })).toEqual({
      data: {
        type: 'product-reviews',
        attributes,
        relationships: { product: toOne('products', '3'), customer: { data: null } },
      },
    });
  });

  it('keeps the id of an existing resource, and lists of relations', () => {
    const items = toMany('b', '1', '2');
    const body = serialise({ type: 'a', id: '4', relationships: { items: items.data } });
    expect(body.data).toMatchObject({ id: '4', relationships: { items } });
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

const EMPTY = documentOf(null);
const attributes = { street: 'Reforma', zip_code: '06600', is_default: true };
const sent = { type: 'customer-addresses', id: '7', attributes };
const answer = (id: string, attributes: object) =>
  documentOf({ data: resource('addresses', id, attributes) });

describe('what a call has saved', () => {
  it('is what was sent when the answer is empty', () => {
    const saved = { id: '7', street: 'Reforma', zipCode: '06600', isDefault: true };
    expect(savedEntity(EMPTY, sent, toAddress)).toMatchObject(saved);
  });

  it('is corrected by what the answer says', () => {
    const changed = answer('7', { street: 'Av. Reforma', is_default: 0 });
    const saved = savedEntity(changed, sent, toAddress);
    expect(saved).toMatchObject({ street: 'Av. Reforma', zipCode: '06600', isDefault: false });
  });

  it('is not changed by an answer about something else', () => {
    const saved = savedEntity(answer('1', { street: 'Otra' }), sent, toAddress);
    expect(saved).toMatchObject({ id: '7', street: 'Reforma' });
  });

  it('has the id that the answer gives it, or is unknown', () => {
    const { id: _, ...fresh } = sent;
    expect(savedEntity(answer('9', {}), fresh, toAddress)).toMatchObject({ id: '9' });
    expect(savedEntity(EMPTY, fresh, toAddress)).toBeNull();
  });
});

it('finds a created entry among the others by its fields, and of equal ones the last', () => {
  const all = [
    { id: '1', name: 'Casa', zip: '06600' },
    { id: '2', name: 'Trabajo', zip: '64000' },
    { id: '3', name: 'Casa', zip: '06600' },
    { id: '4', name: 'Casa', zip: '44100' },
  ];
  expect(findCreated(all, { name: 'Casa', zip: '06600' })?.id).toBe('3');
  expect(findCreated<{ name: string }>([], { name: 'Casa' })).toBeNull();
});
