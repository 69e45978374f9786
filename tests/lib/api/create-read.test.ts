import { expect, it } from 'vitest';
import { createClient } from '@/lib/api/client/client';
import { createFind, createRead } from '@/lib/api/client/create-read';
import { getCall } from '@/lib/api/endpoints/endpoint';

const place = getCall('/places/{id}', 'public', { query: ['page'] });
const ask = ({ id, page }: { id: string; page: number }) => ({ params: { id }, query: { page } });

/** A client whose backend gives one answer, and the addresses that were asked for. */
function clientOf(answer: Response) {
  const asked: { url: string; signal: AbortSignal | null | undefined }[] = [];
  const client = createClient({
    baseUrl: 'https://b.test/api',
    fetch: async (url, init) => {
      asked.push({ url: String(url), signal: init?.signal });
      return answer;
    },
  });
  return { client, asked };
}

it('asks for the arguments of the call and reads the answer with them', async () => {
  const { client, asked } = clientOf(Response.json({ data: [], meta: { total: 8 } }));
  const read = createRead(place, ask, ({ meta }, { page }) => [meta.total, page]);
  await expect(read(client, { id: '7', page: 2 })).resolves.toEqual([8, 2]);
  expect(asked.map(({ url }) => url)).toEqual(['https://b.test/api/places/7?page=2']);
});

it('can be aborted', async () => {
  const { client, asked } = clientOf(Response.json({ data: [] }));
  const read = createFind(place, ask, () => 'found');
  const aborted = read(client, { id: '7', page: 1 }, AbortSignal.abort());
  await expect(aborted).rejects.toMatchObject({ kind: 'aborted' });
  expect(asked.every(({ signal }) => signal?.aborted)).toBe(true);
});

it('resolves to null only where the resource may be missing', async () => {
  const missing = () => clientOf(Response.json({ errors: [] }, { status: 404 })).client;
  const asked = { id: '7', page: 1 };
  await expect(createFind(place, ask, () => 'found')(missing(), asked)).resolves.toBeNull();
  const read = createRead(place, ask, () => 'found');
  await expect(read(missing(), asked)).rejects.toMatchObject({ kind: 'http', status: 404 });
});
