import { expectAccessibleState } from '../fixtures/accessibility';
import { LAURA, logIn, newCustomer } from '../fixtures/customers';
import { expect, expectConsole, test } from '../fixtures/test';
import { expectText, firstLink, main } from '../pages/main';

test('the wallet shows its balance, the next expiry and its movements', async ({ page }) => {
  await logIn(page, LAURA, '/perfil/monedero');
  await expectText(main(page), /^\$\d[\d,]*\.\d\d vencen el/);
  const movements = main(page).getByRole('listitem').filter({ hasText: 'Saldo: $' });
  await expect(movements).toHaveCount(10);
  const gift = movements.filter({ hasText: 'Regalo de cumpleaños' });
  await expect(gift).toContainText('+$150.00');

  await page.getByRole('link', { name: 'Página 3' }).click();
  await expect(page).toHaveURL('/perfil/monedero?pagina=3');
  await expect(gift).toHaveCount(0);
  await expect(movements.first()).toContainText('Bonificación del pedido');
  await page.goBack();
  await expect(gift).toBeVisible();
  // The movement's text names the order, and its link does not say it again.
  await firstLink(page, /^Ver pedido P-/).click();
  await expect(page).toHaveURL(/\/perfil\/pedidos\/\d+$/);
});

test('a wallet that fails says so, can be retried, and explains an empty one', async ({ page }) => {
  expectConsole(/403|502|ERR_FAILED/);
  await logIn(page, await newCustomer());
  const calls = '**/api/shop-v1/customers/*/wallet-movements*';
  await page.route(calls, (route) => route.abort());
  await page.goto('/perfil/monedero');
  await expect(page.getByText('No pudimos cargar esta información.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText(/Código de ayuda/)).toBeHidden();

  // The gateway gives every answer the id by which the log has the call.
  await page.unroute(calls);
  const headers = { 'x-request-id': '0b9f6f3e-1d2c-4a5b-8c7d-9e8f7a6b5c4d' };
  await page.route(calls, (route) => route.fulfill({ status: 502, headers, json: {} }));
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText(/Código de ayuda: 0B9F6F3E$/)).toBeVisible({ timeout: 20_000 });

  await page.unroute(calls);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expectText(page, 'Todavía no tienes movimientos');
  await expect(page.getByRole('heading', { name: 'Cómo funciona' })).toBeVisible();
  await expectAccessibleState(page);
});
