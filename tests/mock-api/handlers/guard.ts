import { type HttpHandler, http } from 'msw';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { Backend } from '../backend';
import { notFound, unauthenticated } from '../core/problem';
import { answering, route } from '../core/route';

/** Calls that need a customer: without a valid token they are refused, and no token is valid here. */
export function guardHandlers(backend: Backend): HttpHandler[] {
  const personal = [...Object.values(specEndpoints), ...Object.values(assumedEndpoints)].filter(
    ({ access }) => access !== 'public',
  );
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
