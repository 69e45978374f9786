import { type HttpHandler, http } from 'msw';
import { allEndpoints } from '@/lib/api/endpoints/all';
import type { Backend } from '../backend';
import { notFound, unauthenticated } from '../core/problem';
import { answering, route } from '../core/route';

/** Calls of the contract that nothing answers yet are refused like those without a session. */
export function guardHandlers(backend: Backend): HttpHandler[] {
  const personal = allEndpoints.filter(({ access }) => access !== 'public');
  return [
    ...personal.map((endpoint) =>
      route(backend, endpoint, () => {
        throw unauthenticated();
      }),
    ),
    http.all('*/api/*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const fault = await backend.control.intercept(request.method, pathname + search);
      return (
        fault ??
        answering(() => {
          throw notFound(`La ruta ${request.method} ${pathname} no existe.`);
        })
      );
    }),
  ];
}
