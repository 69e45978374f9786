// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QueryView } from '@/components/shared/query-view';
import { createClient } from '@/lib/api/client/client';
import { NO_ANSWER_CODE } from '@/lib/api/client/errors';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { hrefOf } from '@/tests/support/href-of';
import { ScreenHost } from '@/tests/support/screen-host';

const REQUEST_ID = '0b9f6f3e-1d2c-4a5b-8c7d-9e8f7a6b5c4d';

/** Shows the error of a call that is answered with a status. */
async function showFailure(
  status: number,
  headers: Record<string, string>,
  code?: string,
  list?: 'profile.warranties',
) {
  const client = createClient({
    baseUrl: 'https://tienda.example/api',
    fetch: async () => Response.json({ errors: [{ code }] }, { status, headers }),
  });
  const error = await client.request(specEndpoints.session).catch((thrown: Error) => thrown);
  const query = {
    data: undefined,
    error: error as Error,
    isPending: false,
    refetch: async () => {},
  };
  render(
    <QueryView query={query as never} skeleton={null} notFound={list && { list }}>
      {() => null}
    </QueryView>,
    { wrapper: ScreenHost },
  );
}

it.each([
  ['a failure of a server', 502, undefined],
  ['a backend that did not answer', 504, NO_ANSWER_CODE],
])('names %s by the id of its request', async (_, status, code) => {
  await showFailure(status, { 'x-request-id': REQUEST_ID }, code);
  expect(await screen.findByText(/Código de ayuda: 0B9F6F3E$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

it.each([
  ['a refusal', 422, { 'x-request-id': REQUEST_ID }],
  ['an answer without an id', 502, {}],
])('has no code for %s', async (_, status, headers) => {
  await showFailure(status, headers);
  expect(await screen.findByText('No pudimos cargar esta información.')).toBeVisible();
  expect(screen.queryByText(/Código de ayuda/)).toBeNull();
});

it.each([
  ['profile.warranties', 'Ver mis garantías', '/perfil/garantias'],
  [undefined, 'Ir a mi cuenta', '/mi-cuenta'],
] as const)('leads on from what does not exist: %s', async (list, label, path) => {
  await showFailure(404, {}, undefined, list);
  const heading = { name: 'No encontramos lo que buscas' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(hrefOf(label)).toBe(path);
  expect(hrefOf('Pedir ayuda')).toBe('/soporte/contactanos');
});
