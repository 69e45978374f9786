import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Backend } from '../backend';
import { respondProblems } from '../core/json-api';
import { notFound } from '../core/problem';
import { fileAt, type MediaFile } from './files';

const MOST_KEPT = 2000;

/** Keeps what was made last. Two requests for the same file make it once. */
function createMediaStore() {
  const files = new Map<string, Promise<MediaFile>>();
  return (path: string, make: () => MediaFile | Promise<MediaFile>): Promise<MediaFile> => {
    const file = files.get(path) ?? Promise.resolve().then(make);
    files.set(path, file);
    file.catch(() => files.delete(path));
    // A Map keeps the order of insertion: the oldest is the first.
    const [oldest] = files.keys();
    if (files.size > MOST_KEPT && oldest !== undefined) files.delete(oldest);
    return file;
  };
}

/** `/media/…`: every picture and document that the resources name, made when it is asked for. */
export function mediaHandlers(backend: Backend): HttpHandler[] {
  const kept = createMediaStore();
  return [
    http.get('*/media/*', async ({ request }) => {
      const { pathname } = new URL(request.url);
      const fault = await backend.control.intercept(request.method, pathname);
      if (fault) return fault;
      const path = pathname.slice(pathname.indexOf('/media/') + '/media/'.length);
      const make = fileAt(backend, path);
      if (!make) return respondProblems([notFound(`El archivo ${pathname} no existe.`)]);
      const { bytes, type, etag } = await kept(path, make);
      const headers = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
      if (request.headers.get('if-none-match') === etag)
        return new HttpResponse(null, { status: 304, headers });
      return new HttpResponse(new Uint8Array(bytes), {
        headers: { ...headers, 'content-type': type },
      });
    }),
  ];
}
