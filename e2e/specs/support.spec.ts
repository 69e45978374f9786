import { boxOf } from '../fixtures/boxes';
import { expect, expectConsole, test, visit } from '../fixtures/test';
import { buttonOf, expectText, linkOf, main } from '../pages/main';

test('a return begins at the orders, for a guest after the login', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['politicas-de-devolucion', 'garantias-y-devoluciones']) {
    await visit(page, `/nosotros/${path}`);
    const link = linkOf(page, 'Iniciar devolución');
    await expect(link).toHaveAttribute('href', '/perfil/pedidos');
    // No hole between the text and its index.
    const text = await boxOf(page.locator('.static-section > p').first());
    const index = await boxOf(page.locator('.static-aside'));
    expect(index.x - text.right).toBeLessThan(140);
  }
  await linkOf(page, 'Iniciar devolución').click();
  await expect(page).toHaveURL('/login?volver=%2Fperfil%2Fpedidos');
});

test('an address opens the answer to its question', async ({ page }) => {
  await visit(page, '/soporte/preguntas-frecuentes');
  const answer = main(page).locator('details [id]').last();
  await expect(answer).toBeHidden();
  const id = await answer.getAttribute('id');
  await visit(page, `/soporte/preguntas-frecuentes#${id}`);
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
});

test.describe('the contact form', () => {
  const filled = {
    'Nombre completo': 'María Ñúñez',
    'Correo electrónico': 'maria@example.com',
    Teléfono: '55 1234 5678',
    Mensaje: 'Quiero saber si el monitor trae cable de video.',
  };

  test('keeps text when sending fails and on reload, then has a folio @smoke', async ({ page }) => {
    expectConsole(/ERR_FAILED/);
    await visit(page, '/soporte/contactanos');
    for (const [name, value] of Object.entries(filled)) {
      await main(page).getByRole('textbox', { name }).fill(value);
    }
    const subject = main(page).getByRole('combobox', { name: 'Asunto' });
    await subject.selectOption('Garantía o devolución');
    // In the browser, because other tests send messages too.
    await page.route('**/api/eshop/contact', (route) => route.abort(), { times: 1 });
    const send = buttonOf(page, 'Enviar mensaje');
    await send.click();
    await expectText(main(page), 'No se pudo enviar tu mensaje. Lo que escribiste sigue aquí.');
    await page.reload();
    for (const [name, value] of Object.entries(filled)) {
      await expect(main(page).getByRole('textbox', { name })).toHaveValue(value);
    }
    await expect(subject).toHaveValue('Garantía o devolución');
    await send.click();
    const thanks = main(page).getByRole('heading', { name: 'Recibimos tu mensaje' });
    await expect(thanks).toBeFocused();
    await expectText(main(page), /^Tu folio es C-\d+$/);
    await expectText(main(page), 'Te responderemos a maria@example.com');
    await page.reload();
    await expect(main(page).getByRole('textbox', { name: 'Nombre completo' })).toHaveValue('');
  });
});
