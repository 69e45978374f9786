import { expect, it } from 'vitest';
import { createClient } from '@/lib/api/client/client';
import { everyCall } from '@/tests/contract/calls/every-call';

/** What would be there twice when a lost answer is asked for again. */
const CREATIONS = [
  'addressCreate',
  'createReview',
  'invoicingProfileCreate',
  'tokenizableCreate',
  'warrantyCreate',
  'wishlistCreate',
];

it.each(CREATIONS)(
  '%s has one idempotency key for both attempts when the first answer is lost',
  async (name) => {
    const keys: (string | null)[] = [];
    const client = createClient({
      baseUrl: 'https://b.test/api',
      fetch: async (_, { method, headers } = {}) => {
        if (method === 'POST') keys.push(new Headers(headers).get('idempotency-key'));
        throw new TypeError('connection reset');
      },
    });
    const [create] = everyCall[name] ?? [];
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(create?.(client)).rejects.toMatchObject({ kind: 'network' });
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
  },
);
