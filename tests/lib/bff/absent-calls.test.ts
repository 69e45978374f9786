// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createClient } from '@/lib/api/client/client';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { openAbsentCalls } from '@/stores/flows/session/install-api-hooks';
import { gatewayTo, post } from './gateway-harness';

/** A backend that answers these statuses in turn, and the last one from then on. */
const answeringInTurn = (...statuses: number[]) =>
  gatewayTo((_, response) => {
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 404;
    const body = status < 400 ? { data: [], meta: {} } : { errors: [{ detail: 'No existe.' }] };
    response.writeHead(status).end(JSON.stringify(body));
  });

it('answers for itself for a call that the backend does not have, and asks again a minute later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { ask, asked } = await answeringInTurn(404, 200, 404);
  const path = assumedEndpoints.stores.path;
  for (const _ of [1, 2, 3]) expect((await ask(path)).status).toBe(404);
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 60_001);
  expect((await ask(path)).status).toBe(200);
  // It is there: another 404 is about something else.
  for (const _ of [1, 2]) expect((await ask(path)).status).toBe(404);
  expect(asked).toHaveLength(4);
});

const ESTIMATES = `${assumedEndpoints.deliveryEstimates.path}?filter[id]=1&zip_code=06000`;

it.each<[string, number, (at: number) => string]>([
  ['that can be about what was asked for as such, until it is the only answer', 5, () => ESTIMATES],
  [
    'of a path with an id for nothing more',
    8,
    (id) => `/shop-v1/products/${id}/-actions/delivery-estimate?zip_code=06000`,
  ],
])('takes a 404 %s', async (_, count, pathOf) => {
  const { ask, asked } = await answeringInTurn(404);
  for (let at = 0; at < 8; at++) expect((await ask(pathOf(at))).status).toBe(404);
  expect(asked).toHaveLength(count);
});

it('takes a method that is not allowed for what it says', async () => {
  const { ask, asked } = await answeringInTurn(405);
  expect((await ask(ESTIMATES)).status).toBe(405);
  expect((await ask(ESTIMATES)).status).toBe(404);
  expect(asked).toHaveLength(1);
});

it('tries what a shopper means to do, and what a flow ends without, each time', async () => {
  const { ask, asked } = await answeringInTurn(404);
  for (const _ of [1, 2, 3]) {
    await ask(assumedEndpoints.contact.path, post({ name: 'Ana' }));
    await ask(specEndpoints.search.path.replace('/{filters*}', ''));
  }
  expect(asked).toHaveLength(6);
});

it('the browser does not ask again in the visit', async () => {
  const { ask, asked } = await answeringInTurn(404);
  const onError = vi.fn();
  const sent = vi.fn<typeof fetch>((input, init) => ask(String(input), init));
  const open = () =>
    createClient({ baseUrl: '', fetch: sent, hooks: { onError, absentCalls: openAbsentCalls() } });
  const client = open();
  for (const _ of [1, 2, 3]) expect(await client.requestOrNull(assumedEndpoints.stores)).toBeNull();
  expect(asked).toHaveLength(1);
  // The second answer was the gateway's own, and the last one to go out: nobody is told of what is known.
  expect(sent).toHaveBeenCalledTimes(2);
  // The next document of the visit.
  await expect(open().request(assumedEndpoints.stores)).rejects.toMatchObject({ status: 404 });
  expect(sent).toHaveBeenCalledTimes(2);
  expect(onError).not.toHaveBeenCalled();
});
