import { expect, it } from 'vitest';
import { createOnce } from '@/lib/api/client/create-once';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { everyCall } from '@/tests/contract/calls/every-call';
import { createStubClient } from '@/tests/support/create-stub-client';

const { addressCreate, invoicingProfileCreate } = assumedAccountEndpoints;

/** A client whose backend gives the answers in turn, and then breaks the connection; the keys that it was sent. */
function clientOf(...answers: (Response | null)[]) {
  const keys: (string | null)[] = [];
  const { client } = createStubClient((_, { method, headers }) => {
    if (method === 'POST') keys.push(new Headers(headers).get('idempotency-key'));
    const answer = answers.shift();
    if (!answer) throw new TypeError('connection reset');
    return answer;
  });
  return { client, keys };
}

const created = () => new Response(null, { status: 204 });
const refused = () => Response.json({ errors: [{ detail: 'no' }] }, { status: 422 });

it('repeats the key while the outcome is unknown, and only for the same content', async () => {
  const failed = Response.json({}, { status: 503 });
  const { client, keys } = clientOf(null, failed, created(), created(), created());
  const body = { alias: 'Casa' };
  await expect(createOnce(client, addressCreate, { body })).rejects.toThrow();
  await expect(createOnce(client, addressCreate, { body })).rejects.toThrow();
  await createOnce(client, addressCreate, { body });
  const [first, second, third] = keys;
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect([second, third]).toEqual([first, first]);

  await createOnce(client, addressCreate, { body });
  await createOnce(client, invoicingProfileCreate, { body });
  expect(new Set(keys.slice(2)).size).toBe(3);
});

it('takes a new key after a refusal', async () => {
  const { client, keys } = clientOf(refused(), created());
  const body = { alias: 'Obra' };
  await expect(createOnce(client, addressCreate, { body })).rejects.toThrow();
  await createOnce(client, addressCreate, { body });
  expect(keys[0]).not.toBe(keys[1]);
});

/** What would be there twice when a lost answer is asked for again. */
it.each([
  'addressCreate',
  'createReview',
  'invoicingProfileCreate',
  'tokenizableCreate',
  'warrantyCreate',
  'wishlistCreate',
])('%s has one idempotency key for both attempts when the first answer is lost', async (name) => {
  const { client, keys } = clientOf();
  const [create] = everyCall[name] ?? [];
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(create?.(client)).rejects.toMatchObject({ kind: 'network' });
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
});
