import { describe, expect, it } from 'vitest';
import { CLIENT, json, LAURA } from './customer-client';
import { type Dialect, parseDialectPorts } from './dialects/dialect';
import { openBackend } from './open-backend';
import { DEMO_PASSWORD } from './seed/customers/people';

async function speaker(dialect: Dialect) {
  const { raw } = await openBackend({ size: 60, dialect });
  const ask = async (path: string, init?: RequestInit) => {
    const response = await raw(`/api${path}`, init);
    const text = await response.text();
    return { status: response.status, text, body: text ? JSON.parse(text) : null };
  };
  const person = { username: LAURA, password: DEMO_PASSWORD };
  const credentials = { grant_type: 'password', ...CLIENT, ...person };
  const logIn = () => ask('/eshop/login', { method: 'POST', body: json(credentials) });
  return { ask, logIn };
}

const one = await speaker('minimal');

describe('minimal', () => {
  it('sends of a product what the specification names', async () => {
    const { body } = await one.ask('/search?page=1&per_page=1');
    const { attributes } = body.data[0];
    expect(attributes).toHaveProperty('current_price_with_tax');
    for (const assumed of ['stock_total', 'delivery_days', 'piece_count']) {
      expect(attributes).not.toHaveProperty(assumed);
    }
    expect(Object.keys(body.meta)).toEqual(['page']);
  });

  it('sends a session as a token and a plain customer', async () => {
    const { body } = await one.logIn();
    expect(body.token).toEqual(expect.any(String));
    expect(body.customer).toMatchObject({ email: 'laura@clientes.example', type: 'personal' });
    expect(body.customer).not.toHaveProperty('authorized_device');
  });

  it('says that an addition is valid by its status alone', async () => {
    const { body: found } = await one.ask('/search?page=1&per_page=1');
    const { status, text } = await one.ask(`/eshop/carrito/valida/${found.data[0].id}/1`);
    expect({ status, text }).toEqual({ status: 204, text: '' });
  });
});

it('php sends 0 and 1, decimals in texts, numbered objects and relative pictures', async () => {
  const { ask } = await speaker('php');
  const { body } = await ask('/search?page=1&per_page=1');
  const { attributes } = body.data[0];
  expect([0, 1]).toContain(attributes.is_kit);
  expect(attributes.price_with_tax).toMatch(/^\d+\.\d\d$/);
  expect(Array.isArray(attributes.offer_months)).toBe(false);
  expect(attributes.offer_months[0]).toHaveProperty('minimun_amount');
  const picture = body.included.find(({ type }: { type: string }) => type === 'product-images');
  expect(picture.attributes.filename).toMatch(/^media\//);
});

it('further addresses are read from a list, and a wrong one is refused', () => {
  expect(parseDialectPorts('minimal:4011,php:4012')).toEqual([
    { dialect: 'minimal', port: 4011 },
    { dialect: 'php', port: 4012 },
  ]);
  expect(parseDialectPorts('')).toEqual([]);
  expect(() => parseDialectPorts('other:4011')).toThrow('MOCK_DIALECT');
  expect(() => parseDialectPorts('php')).toThrow('MOCK_DIALECT_PORTS');
});
