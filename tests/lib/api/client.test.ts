import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { createClient, JSON_API_TYPE } from '@/lib/api/client/client';
import { ApiError, readErrorBody } from '@/lib/api/client/errors';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { serveInTest } from '@/tests/support/serve-in-test';

const stores = assumedEndpoints.stores;

/** The base address of a backend with this answer. */
const backend = async (listener: RequestListener) => (await serveInTest(listener)).origin;

const answering = (status: number, body: string) =>
  backend((_, response) => response.writeHead(status, { 'content-type': JSON_API_TYPE }).end(body));

async function failure(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`no ApiError but ${String(error)}`);
  return error;
}

/** What a client throws of the backend at this address. */
const failureAt = (baseUrl: string, options: { maxBytes?: number } = {}) =>
  failure(createClient({ baseUrl, ...options }).request(stores));

describe('failures', () => {
  it('reads errors that are a map by fields, as some frameworks send them', () => {
    const errors = { email: ['Ya existe.', 'Otra cosa.'], name: 'Falta.', 0: 'Sin campo.', x: 5 };
    expect(readErrorBody({ errors }).errors).toEqual([
      { detail: 'Sin campo.' },
      { detail: 'Ya existe.', pointer: '/data/attributes/email' },
      { detail: 'Otra cosa.', pointer: '/data/attributes/email' },
      { detail: 'Falta.', pointer: '/data/attributes/name' },
    ]);
    const text = { errors: 'texto', message: 'No.' };
    expect(readErrorBody(text)).toEqual({ errors: [], serverMessage: 'No.' });
    expect(readErrorBody({ errors: null }).errors).toEqual([]);
  });

  it('reads the beginning of a message that nobody would read to its end', () => {
    const [long, read] = ['x'.repeat(1_000_000), 'x'.repeat(2000)];
    const body = readErrorBody({ message: long, errors: [{ detail: long }] });
    expect(body).toMatchObject({ serverMessage: read, errors: [{ detail: read }] });
    expect(readErrorBody({ errors: { a: [long] } }).errors).toMatchObject([{ detail: read }]);
  });

  it('reads the errors of the answer', async () => {
    const said = { status: '422', title: 'T', detail: 'D', source: { pointer: '/data/email' } };
    const body = JSON.stringify({ errors: [said, 5], message: 'M' });
    const error = await failureAt(await answering(422, body));
    const read = { kind: 'http', status: 422, serverMessage: 'M', isUnreadable: false };
    expect(error).toMatchObject(read);
    expect(error.errors).toEqual([{ detail: 'D', pointer: '/data/email' }]);
  });

  it.each(['<html>', '{"data":', '[]', '"x"'])('%s is a parse error', async (body) => {
    const error = await failureAt(await answering(200, body));
    expect(error).toMatchObject({ kind: 'parse', status: 200, statusText: 'OK' });
  });

  it.each([
    [404, '{"errors":[{"status":"404"}]}'],
    [404, '<html>Not Found</html>'],
    [410, ''],
  ])('turns %i %s into null', async (status, body) => {
    const gone = await answering(status, body);
    expect(await createClient({ baseUrl: gone }).requestOrNull(stores)).toBeNull();
  });

  it.each([403, 500])('throws for %i', async (status) => {
    const client = createClient({ baseUrl: await answering(status, '{}') });
    expect(await failure(client.requestOrNull(stores))).toMatchObject({ status });
  });

  it('cancels a stream that is too large', async () => {
    let isClosed = false;
    const baseUrl = await backend((_, response) => {
      response.on('close', () => {
        isClosed = true;
      });
      const write = () => {
        while (response.write('x'.repeat(10_000)));
        response.once('drain', write);
      };
      write();
    });
    const error = await failureAt(baseUrl, { maxBytes: 50_000 });
    expect(error).toMatchObject({ kind: 'too-large', status: 200 });
    await vi.waitFor(() => expect(isClosed).toBe(true));
  });

  it('rejects a too large content-length immediately', async () => {
    const baseUrl = await backend((_, response) => {
      response.writeHead(200, { 'content-length': '6000000' });
      response.flushHeaders();
    });
    expect(await failureAt(baseUrl)).toMatchObject({ kind: 'too-large' });
  });

  it('times out while waiting, while reading, and when fetch ignores the signal', async () => {
    const silent = createClient({ baseUrl: await backend(() => undefined) });
    const slow = createClient({ baseUrl: await backend((_, to) => void to.write('{')) });
    const deaf = createClient({ baseUrl: '', fetch: () => new Promise(() => undefined) });
    for (const client of [silent, slow, deaf]) {
      const error = await failure(client.request(stores, { timeoutMs: 50 }));
      expect(error).toMatchObject({ kind: 'timeout' });
    }
  });

  it('distinguishes an aborted call from a network error, and reports only the latter', async () => {
    const onError = vi.fn();
    const baseUrl = await backend((request) => request.socket.destroy());
    const client = createClient({ baseUrl, hooks: { onError } });
    const error = await failure(client.request(stores));
    expect(error).toMatchObject({ kind: 'network', status: null });
    const call = { endpoint: stores, url: stores.path, headers: {} };
    expect(onError).toHaveBeenCalledExactlyOnceWith(error, call);
    const signal = AbortSignal.abort();
    expect(await failure(client.request(stores, { signal }))).toMatchObject({ kind: 'aborted' });
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('does not report an expected 404', async () => {
    const onError = vi.fn();
    const baseUrl = await answering(404, '{}');
    const client = createClient({ baseUrl, hooks: { onError } });
    await client.requestOrNull(stores);
    expect(onError).not.toHaveBeenCalled();
    await failure(client.request(stores));
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
