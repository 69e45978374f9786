import type { Page } from '@playwright/test';
import { goOffline } from '../fixtures/connection';
import { createPastOrder, logIn, newCustomer, readOwnList } from '../fixtures/customers';
import { expect, expectConsole, test } from '../fixtures/test';
import { expectText } from '../pages/main';

const log = (page: Page) => page.getByRole('log', { name: 'Conversación' });
const field = (page: Page) => page.getByLabel('Tu mensaje');
/** Reads the messages of the backend with one text. */
const sent = async (page: Page, order: string, text: string) =>
  (await readOwnList(page, `/shop-v1/orders/${order}/messages`)).filter(
    ({ attributes }) => attributes.text === text,
  ).length;

test('a customer writes with the keyboard and reads the answer without a reload; no message is sent twice', async ({
  page,
  context,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const customer = await newCustomer();
  const { id, folio } = await createPastOrder(customer, 'shipped');
  await logIn(page, customer, `/perfil/pedidos/${id}/chat`);
  await expectText(page, 'Aún no hay mensajes');
  await expect(page.getByRole('link', { name: `Ver el pedido ${folio}` })).toBeVisible();

  await test.step('a draft survives a reload, and is sent once', async () => {
    await field(page).focus();
    await page.keyboard.type('Hola');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('¿Cuándo llega?');
    await page.reload();
    await expect(field(page)).toHaveValue('Hola\n¿Cuándo llega?');
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expectText(log(page), 'Hola');
    await expect(log(page).getByText(/^Tu paquete viaja con/)).toBeVisible({ timeout: 20_000 });
    expect(await sent(page, id, 'Hola\n¿Cuándo llega?')).toBe(1);
  });

  await test.step('written offline, it is sent once when the connection returns', async () => {
    await goOffline(page);
    await field(page).fill('Escrito sin red');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expectText(log(page), 'Escrito sin red');
    await expectText(log(page), 'No se envió');
    await context.setOffline(false);
    await expect(log(page).getByText('No se envió')).toBeHidden();
    await expect.poll(() => sent(page, id, 'Escrito sin red').catch(() => -1)).toBe(1);
    await expect(log(page).getByText('Escrito sin red')).toHaveCount(1);
  });
});
