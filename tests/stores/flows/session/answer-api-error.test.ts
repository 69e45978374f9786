// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '@/lib/api/client/client';
import { ApiError, DATABASE_DOWN_CODE } from '@/lib/api/client/errors';
import { getQueryClient } from '@/lib/api/client/query-client';
import type { Customer } from '@/lib/api/customer';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { answerApiError, closeSession } from '@/stores/flows/session/answer-api-error';
import { useToastStore } from '@/stores/interface/toast-store';
import { openSession } from '@/stores/session/session-actions';
import { getSessionHeaders, useSessionStore } from '@/stores/session/session-store';
import { clearToasts } from '@/tests/support/clear-toasts';

const customer = { id: '7', name: 'Ana', email: 'ana@ejemplo.mx' } as Customer;
const shown = () => useToastStore.getState().toasts.map(({ text }) => text);
const answer = (fields: ConstructorParameters<typeof ApiError>[0]) =>
  answerApiError(new ApiError(fields), {
    endpoint: specEndpoints.session,
    url: '/eshop/session',
    headers: getSessionHeaders(),
  });

beforeEach(() => {
  clearToasts();
  closeSession();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'http', status: 429 },
  { kind: 'http', status: 500, serverMessage: 'SQLSTATE[HY000] [2002] Connection refused' },
  { kind: 'http', status: 500, errors: [{ detail: 'x' }, { code: DATABASE_DOWN_CODE }] },
] as const)('tells the visitor of what concerns the whole shop: %o', (error) => {
  answer(error);
  expect(shown()).toEqual([expect.stringMatching(/\p{L}/u)]);
  expect(shown()[0]).not.toContain('SQLSTATE');
});

it.each([
  { kind: 'http', status: 404 },
  { kind: 'http', status: 422 },
  { kind: 'http', status: 500 },
  { kind: 'parse', status: 200 },
] as const)('leaves what concerns one screen to the screen: %o', (error) => {
  answer(error);
  expect(shown()).toEqual([]);
});

it.each([
  ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'database',
    async () => Response.json({ message: 'SQLSTATE[HY000] [2002] refused' }, { status: 500 }),
  ],
])('shows one notice of 3,000 ms for a query that tries again: %s', async (name, fetch) => {
  vi.useFakeTimers();
  const tries = vi.fn(fetch);
  const client = createClient({
    baseUrl: '/api',
    hooks: { onError: answerApiError },
    fetch: tries,
  });
  const query = getQueryClient().fetchQuery({
    queryKey: [name],
    queryFn: ({ signal }) => client.request(specEndpoints.session, { signal }),
    // As in a query; `fetchQuery` alone does not try again.
    retry: getQueryClient().getDefaultOptions().queries?.retry,
  });
  const end = expect(query).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(0);
  expect(useToastStore.getState().toasts).toMatchObject([{ duration: 3000 }]);
  // Its time is over while the query tries again.
  clearToasts();
  await vi.runAllTimersAsync();
  await end;
  expect(tries).toHaveBeenCalledTimes(3);
  expect(shown()).toEqual([]);
});

it('says nothing of calls that fail without a connection, which has its own banner', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer({ kind: 'network' });
  answer({ kind: 'timeout' });
  expect(shown()).toEqual([]);
});

it('closes a session that the backend no longer knows', () => {
  openSession({ customer, accessToken: 'asa', expiresIn: 60 });
  answer({ kind: 'http', status: 401 });
  expect(useSessionStore.getState().accessToken).toBeNull();
  expect(shown()).toHaveLength(1);
});
