/*
 * The error catalogue (specification, section 8), continued from error-catalogue.spec.ts.
 *
 * Generic text, told with 'Error inesperado', 3 s
 *   errors array                     its details as a list; one to a line where no list can be
 *   message                          the response's own
 *   neither                          Ocurrio un error inesperado
 *   a server that breaks             the shop's own words, none of the server's
 *   body that cannot be parsed       Error inesperado - {statusText}
 *   unknown                          Error desconocido - {error}
 *   not an HTTP error                the error's text
 *   script                           error-catalogue-checkout.spec.ts
 * Pages and connectivity
 *   404, unknown route               La página o el recurso …; title '404 - Page Not Found'
 *   other page errors                Error inesperado: {message}
 *   offline, back online             Sin conexión a internet., ¡De nuevo en línea! (2 s)
 * Behaviour of notices
 *   duplicates                       told once
 *   success and persistence          tests/stores/interface/toast-store.test.ts
 */

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { goOffline } from '../fixtures/connection';
import { logIn, newCustomer } from '../fixtures/customers';
import { notifyCustomer } from '../fixtures/history';
import { expectNotice, HTTP_DURATION, noticeOf, pauseClock } from '../fixtures/notices';
import { expect, test, visit } from '../fixtures/test';

const TITLE = 'Error inesperado';
const readButton = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `Marcar como leída: ${title}` });
const update = (id: string) => ({
  method: 'PATCH',
  path: `/^/shop-v1/customer-notifications/${id}$/`,
});

test.describe('a notification that is not marked', () => {
  const TOLD = 'Aviso de prueba';
  let id: string;

  test.beforeEach(async ({ page, request }) => {
    await page.clock.install();
    const customer = await newCustomer(request);
    ({ id } = await notifyCustomer(request, customer, TOLD));
    await logIn(page, customer, '/perfil/notificaciones');
    await expect(readButton(page, TOLD)).toBeVisible();
  });

  async function tell(page: Page, text: string): Promise<void> {
    await pauseClock(page);
    await readButton(page, TOLD).click();
    await expectNotice(page, { title: TITLE, text, duration: HTTP_DURATION });
    // The optimistic change is rolled back.
    await expect(readButton(page, TOLD)).toBeVisible();
  }

  test('says by the catalogue: an errors array', async ({ page, catalogue, expectConsole }) => {
    expectConsole(/status of 422/);
    const details = ['El aviso ya no existe.', 'Actualiza la lista.'];
    const sent = ['El aviso <b>ya</b> no existe.', 'Actualiza la lista.'];
    const answer = { errors: sent.map((detail) => ({ detail })), message: 'No este.' };
    await catalogue.refuseNext(update(id), { status: 422, answer });
    await pauseClock(page);
    await readButton(page, TOLD).click();
    await expect(noticeOf(page, TITLE).locator('ul > li')).toHaveText(details);
    await expectNotice(page, { title: TITLE, text: details.join(''), duration: HTTP_DURATION });
  });

  for (const { what, status = 409, answer, text } of [
    { what: 'a message', answer: { message: 'Solo el mensaje.' }, text: 'Solo el mensaje.' },
    { what: 'nothing', answer: {}, text: 'Ocurrio un error inesperado' },
    {
      what: 'the shop’s own words for a server that breaks',
      status: 500,
      answer: { message: 'connect ECONNREFUSED 10.0.0.4:3306', exception: 'PDOException' },
      text: 'El servidor de la tienda no está disponible por el momento.',
    },
  ]) {
    test(`says by the catalogue: ${what}`, async ({ page, catalogue, expectConsole }) => {
      expectConsole(/status of (409|500)/);
      await catalogue.refuseNext(update(id), { status, answer });
      await tell(page, text);
    });
  }

  test('says by the catalogue: a body that cannot be parsed', async ({ page, expectConsole }) => {
    expectConsole(/status of 503/);
    // The answer of a proxy between browser and shop: the shop itself forwards no such body.
    await page.route(`**/api/shop-v1/customer-notifications/${id}`, (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' }),
    );
    await tell(page, 'Error inesperado - Service Unavailable');
  });

  for (const { what, isError, text } of [
    { what: 'an error that is not of HTTP', isError: true, text: 'Sin memoria <1 MB' },
    { what: 'an unknown error', isError: false, text: 'Error desconocido - Sin memoria <1 MB' },
  ]) {
    test(`says by the catalogue: ${what}`, async ({ page }) => {
      // A browser that cannot start the call.
      await page.evaluate((isOfError) => {
        window.AbortController = class extends AbortController {
          constructor() {
            super();
            const reason = 'Sin memoria <1 MB';
            throw isOfError ? new Error(reason) : reason;
          }
        };
      }, isError);
      await tell(page, text);
    });
  }
});

test('says by the catalogue: the same thing once', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  await page.clock.install();
  const customer = await newCustomer(request);
  for (const title of ['Uno', 'Dos']) {
    const { id } = await notifyCustomer(request, customer, title);
    await catalogue.refuseNext(update(id), { status: 500 });
  }
  await logIn(page, customer, '/perfil/notificaciones');
  await expect(readButton(page, 'Dos')).toBeVisible();
  await pauseClock(page);
  for (const title of ['Uno', 'Dos']) {
    const failed = page.waitForResponse((response) => response.status() === 500);
    await readButton(page, title).click();
    await failed;
    await expect(readButton(page, title)).toBeVisible();
  }
  await expectNotice(page, {
    title: TITLE,
    text: 'El servidor de la tienda no está disponible por el momento.',
    duration: HTTP_DURATION,
  });
});

test('says by the catalogue: what does not exist', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  for (const path of ['/productos/no-existe-este', '/no/existe']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page).toHaveTitle('404 - Page Not Found');
    await expect(
      page
        .getByRole('main')
        .getByText('La página o el recurso solicitado no existe o ya no está disponible.', {
          exact: true,
        }),
    ).toBeVisible();
  }
});

test('says by the catalogue: a page that fails', async ({ page, catalogue, expectConsole }) => {
  expectConsole(/status of 500/);
  const slug = `de-prueba-${randomUUID()}`;
  const match = { path: `/shop-v1/products?filter[slug]=${slug}` };
  await catalogue.control('faults', { match, kind: 'status', status: 500 });
  const response = await page.goto(`/productos/${slug}`);
  expect(response?.status()).toBe(500);
  await expect(
    page
      .getByRole('main')
      .getByText('Error inesperado: el servidor no pudo mostrar esta página', { exact: true }),
  ).toBeVisible();
});

test('says by the catalogue: a connection that is lost and comes back', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await visit(page, '/marcas');
  const lost = page.getByText('Sin conexión a internet.', { exact: true });
  const back = page.getByText('¡De nuevo en línea!', { exact: true });
  await goOffline(page);
  await expect(lost).toBeVisible();
  await pauseClock(page);
  await page.clock.runFor(60 * 60_000);
  await expect(lost).toBeVisible();
  await context.setOffline(false);
  await expect(back).toBeVisible();
  await expect(lost).toBeHidden();
  await page.clock.runFor(1999);
  await expect(back).toBeVisible();
  await page.clock.runFor(2);
  await expect(back).toBeHidden();
});
