// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getQueryClient } from '@/lib/api/client/query-client';
import { changeCachedItem, hasCachedChanges } from '@/stores/mutations/cached-changes';

const queryKey = ['customer', '7', 'list'];
const client = getQueryClient();
const shown = () => client.getQueryData<readonly string[]>(queryKey);
/** Lets everything happen that does not wait for an answer. */
const tick = () => new Promise((done) => setTimeout(done));

/** Removes an item; the test answers the call. */
function remove(id: string) {
  const call = Promise.withResolvers<void>();
  const done = changeCachedItem<readonly string[]>(queryKey, id, {
    apply: (list) => list.filter((one) => one !== id),
    send: () => call.promise,
  });
  return { done, answer: (error?: Error) => (error ? call.reject(error) : call.resolve()) };
}

beforeEach(() => client.setQueryData(queryKey, ['a', 'b', 'c']));
afterEach(() => client.clear());

it('shows a change at once and keeps it when the server takes it', async () => {
  const { done, answer } = remove('b');
  await tick();
  expect(shown()).toEqual(['a', 'c']);
  expect(hasCachedChanges(queryKey)).toBe(true);
  answer();
  await done;
  expect(shown()).toEqual(['a', 'c']);
  expect(hasCachedChanges(queryKey)).toBe(false);
});

it('rolls back only what the server rejected, to its old place', async () => {
  const [first, second] = [remove('a'), remove('c')];
  await tick();
  expect(shown()).toEqual(['b']);
  second.answer();
  await second.done;
  first.answer(new Error('rejected'));
  await expect(first.done).rejects.toThrow('rejected');
  expect(shown()).toEqual(['a', 'b']);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('keeps what was fetched in the meantime', async () => {
  const { done, answer } = remove('b');
  await tick();
  client.setQueryData(queryKey, ['a', 'b', 'c', 'd']);
  answer();
  await done;
  expect(shown()).toEqual(['a', 'c', 'd']);
});

it('brings nothing back after the session has ended', async () => {
  const { done, answer } = remove('b');
  await tick();
  client.clear();
  answer();
  await done;
  expect(shown()).toBeUndefined();
});
