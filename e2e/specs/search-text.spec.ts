import { catalogue, expect, test, visit } from '../fixtures/test';
import * as List from '../pages/list';
import { expectText, heading, link, main } from '../pages/main';
import { searchFor } from '../pages/shell';

test('a text is searched as meant, and a text that finds nothing leads on', async ({ page }) => {
  const same = ['tarjeta de video', 'TARJETA DE VÍDEO', 'gpu', 'tarjetas gráficas'];
  const totals = await Promise.all(same.map((q) => catalogue.search('', { q })));
  expect(new Set(totals.map(({ total }) => total)).size).toBe(1);

  await visit(page, '/marcas');
  await test.step('lists without a text or a category have names, too', async () => {
    const menu = page.getByRole('navigation', { name: 'Accesos rápidos' });
    for (const name of ['Ofertas', 'Novedades', 'Mejor calificados']) {
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(heading(page)).toHaveText(name);
      await expect(page).toHaveTitle(new RegExp(`^${name} `));
    }
  });

  await searchFor(page, '  memoria   ddr5 ');
  await expect(page).toHaveURL('/buscar?q=memoria+ddr5');
  await expect(page).toHaveTitle('Resultados de «memoria ddr5» | Nodo');
  await expect(heading(page)).toHaveText('Resultados de «memoria ddr5»');
  for (const name of await List.names(page).allInnerTexts()) expect(name).toMatch(/ddr5/i);

  const product = await catalogue.find(({ partNumber }) => partNumber.length > 6, { skip: 3 });
  await searchFor(page, product.partNumber.toLowerCase());
  await expect(List.names(page).first()).toHaveText(product.name);

  const { corrected } = await catalogue.search('', { q: 'procesadr' });
  expect(corrected).toBeTruthy();
  await searchFor(page, 'procesadr');
  await expectText(page, `Mostrando resultados de «${corrected}».`);
  await expect(List.names(page)).not.toHaveCount(0);

  await searchFor(page, 'zzqxwv');
  await expectText(page, 'No hay registros de esta búsqueda');
  const popular = main(page).getByRole('heading', { name: 'Lo más buscado esta semana' });
  await expect(popular).toBeVisible();
  await link(page, 'Ver ofertas').click();
  await expect(page).toHaveURL('/buscar?ofertas=1');
  await expect(List.names(page)).toHaveCount(10);
});
