import { describe, expect, it } from 'vitest';
import { DEFAULT_SESSION_SECONDS, readGrant } from '@/lib/bff/grant';

const TOKEN = '1|backend.token';
const oauth = { token_type: 'Bearer', access_token: TOKEN, expires_in: 3600 };
const plain = { id: 7, name: 'Ana', type: 'business' };
const attributes = { name: 'Ana', type: 'business' };
const resource = { type: 'customers', id: '7', attributes };
const withToken = (field: object) => ({ ...resource, attributes: { ...attributes, ...field } });
const tokenResource = { type: 'access-tokens', id: '99', attributes: oauth };

const store = { type: 'stores', id: '1', attributes: { name: 'Centro' } };

const customer = { ...resource, attributes: { name: 'Ana', customer_type: 'business' } };
const granted = { token: TOKEN, deviceToken: null, customer, meta: {} };

describe('the answer to a login', () => {
  it.each<[string, object, number?]>([
    ['token, customer', { token: TOKEN, customer: plain }],
    ['an OAuth token, customer', { token: oauth, customer: plain }, 3600],
    ['token, a JSON:API customer', { token: TOKEN, customer: resource }],
    ['token, a wrapped customer', { token: TOKEN, customer: { data: resource } }],
    ['token, user', { token: TOKEN, user: plain }],
    ['OAuth fields at the top, customer', { ...oauth, customer: plain }, 3600],
    ['OAuth fields at the top, data', { ...oauth, data: resource }, 3600],
    ['OAuth fields beside the customer’s', { ...oauth, ...plain }, 3600],
    ['meta.token', { data: resource, meta: { token: TOKEN } }],
    ['meta.token as an object', { data: resource, meta: { token: oauth } }, 3600],
    ['meta.access_token', { data: resource, meta: oauth }, 3600],
    ['meta.access_token, a plain customer', { data: plain, meta: oauth }, 3600],
    ['meta.token and meta.customer', { meta: { token: TOKEN, customer: plain } }],
    ['data.attributes.token', { data: withToken({ token: TOKEN }) }],
    ['data.attributes.access_token', { data: withToken(oauth) }, 3600],
    ['token and customer in data', { data: { token: TOKEN, customer: plain } }],
    ['a token’s resource', { data: tokenResource, included: [resource] }, 3600],
    [
      'a token’s resource beside other things',
      { data: tokenResource, included: [store, resource] },
      3600,
    ],
    ['an empty token before the other', { token: '', access_token: TOKEN, customer: plain }],
    ['a token with its type', { token: `Bearer ${TOKEN}`, customer: plain }],
    ['a duration as text', { token: TOKEN, expires_in: '60', customer: plain }, 60],
    ['a useless duration', { token: TOKEN, expires_in: -1, customer: plain }],
    ['null for a duration', { token: TOKEN, expires_in: null, customer: plain }],
  ])('%s', (_, body, expiresIn = DEFAULT_SESSION_SECONDS) =>
    expect(readGrant(body)).toEqual({ ...granted, expiresIn }),
  );

  it.each([
    ['only a token', oauth],
    ['a token’s resource', { data: tokenResource }],
    ['a customer without id', { token: TOKEN, customer: { name: 'Ana' } }],
    ['an empty list of PHP', { token: TOKEN, customer: [] }],
  ])('%s has no customer', (_, body) =>
    expect(readGrant(body)).toMatchObject({ token: TOKEN, customer: null }),
  );

  it.each([
    ['nothing', {}],
    ['only a customer', { data: resource, meta: { token: null } }],
    ['an empty token', { token: '', customer: plain }],
    ['a list', []],
    ['true', true],
  ])('%s has no token', (_, body) => expect(readGrant(body)).toBeNull());

  it('is not JSON', () => expect(readGrant(undefined)).toBeNull());

  it('keeps a token that only has its type somewhere within', () => {
    const token = 'a bearer b';
    expect(readGrant({ token, customer: plain })?.token).toBe(token);
  });

  it('takes a customer of whom only the id is told, and no kind from the type of a resource', () => {
    const bare = { type: 'customers', id: '7' };
    const found = readGrant({ token: TOKEN, customer: { ...bare, attributes: {} } })?.customer;
    expect(found).toEqual({ ...bare, attributes: { customer_type: undefined } });
    const named = readGrant({ token: TOKEN, customer: { ...bare, name: 'Ana' } });
    expect(Object.entries(named?.customer?.attributes ?? {})).toEqual([['name', 'Ana']]);
  });

  it('keeps the customer’s own kind, and gives the browser no password and no token of any name', () => {
    const secrets = { remember_token: 'a', refresh_token: 'b', api_token: 'c', password: 'd' };
    const customer = { ...plain, ...secrets, customer_type: 'personal' };
    const attributes = { name: 'Ana', customer_type: 'personal' };
    expect(readGrant({ token: TOKEN, customer })?.customer?.attributes).toEqual(attributes);
  });

  it('has a device token and the merged cart in meta or at the top', () => {
    const more = { device_token: 'aparato', cart_merge: { adjusted: [] } };
    const found = { deviceToken: 'aparato', meta: { cart_merge: { adjusted: [] } } };
    expect(readGrant({ token: TOKEN, customer: plain, ...more })).toMatchObject(found);
    expect(readGrant({ data: resource, meta: { token: TOKEN, ...more } })).toMatchObject(found);
  });
});
