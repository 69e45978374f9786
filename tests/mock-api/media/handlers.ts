import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Backend } from '../backend';
import { respondProblems } from '../core/json-api';
import { notFound } from '../core/problem';
import { fileAt } from './files';
import { createMediaStore } from './store';

/** `/media/…`: every picture and document that the resources name, made when it is asked for. */
export function mediaHandlers(backend: Backend): HttpHandler[] {
  const fileOf = createMediaStore();
  return [
    http.get('*/media/*', async ({ request }) => {
      const { pathname } = new URL(request.url);
      const fault = await backend.control.intercept(request.method, pathname);
      if (fault) return fault;
      const path = pathname.slice(pathname.indexOf('/media/') + '/media/'.length);
      const make = fileAt(backend, path);
      if (!make) return respondProblems([notFound(`El archivo ${pathname} no existe.`)]);
      const { bytes, type, etag } = await fileOf(path, make);
      const headers = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
      if (request.headers.get('if-none-match') === etag)
        return new HttpResponse(null, { status: 304, headers });
      return new HttpResponse(new Uint8Array(bytes), {
        headers: { ...headers, 'content-type': type },
      });
    }),
  ];
}
