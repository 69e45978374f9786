import { expect, it } from 'vitest';
import { createFind, createRead } from '@/lib/api/client/create-read';
import { getCall } from '@/lib/api/endpoints/endpoint';
import { createStubClient } from '@/tests/support/create-stub-client';

const place = getCall('/places/{id}', 'public', { query: ['page'] });
const ask = ({ id, page }: { id: string; page: number }) => ({ params: { id }, query: { page } });

it('asks for the arguments of the call and reads the answer with them', async () => {
  const { client, urls } = createStubClient({ data: [], meta: { total: 8 } });
  const read = createRead(place, ask, ({ meta }, { page }) => [meta.total, page]);
  await expect(read(client, { id: '7', page: 2 })).resolves.toEqual([8, 2]);
  expect(urls.map(String)).toEqual(['https://b.test/api/places/7?page=2']);
});

it('can be aborted', async () => {
  const { client, inits } = createStubClient({ data: [] });
  const read = createFind(place, ask, () => 'found');
  const aborted = read(client, { id: '7', page: 1 }, AbortSignal.abort());
  await expect(aborted).rejects.toMatchObject({ kind: 'aborted' });
  expect(inits.every(({ signal }) => signal?.aborted)).toBe(true);
});

it('resolves to null only where the resource may be missing', async () => {
  const { client } = createStubClient({ errors: [] }, 404);
  const asked = { id: '7', page: 1 };
  await expect(createFind(place, ask, () => 'found')(client, asked)).resolves.toBeNull();
  const read = createRead(place, ask, () => 'found');
  await expect(read(client, asked)).rejects.toMatchObject({ kind: 'http', status: 404 });
});
