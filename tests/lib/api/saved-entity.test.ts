import { describe, expect, it } from 'vitest';
import { toAddress } from '@/lib/api/addresses';
import { deserialise, type JsonApiDocument } from '@/lib/api/client/json-api';
import { findCreated, savedEntity } from '@/lib/api/client/serialise';
import { must } from '@/tests/mock-api/test-client';

const EMPTY: JsonApiDocument = { data: null, meta: {}, links: {} };
const attributes = { street: 'Reforma', zip_code: '06600', is_default: true };
const sent = { type: 'customer-addresses', id: '7', attributes };
const answer = (id: string, attributes: object) =>
  must(deserialise({ data: { type: 'addresses', id, attributes } }));

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
