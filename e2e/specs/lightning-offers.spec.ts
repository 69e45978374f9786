import { expect, test, visit } from '../fixtures/test';
import * as List from '../pages/list';
import { expectText, main } from '../pages/main';

test('lightning offers lead to a list of exactly these, with their end on list and product, and leave when they are over', async ({
  page,
}) => {
  await page.clock.install();
  // The server has another time than the page, and does not say it.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await visit(page, '/');
  const row = page.getByRole('region', { name: 'Ofertas relámpago' });
  await expect(row.getByRole('timer')).toBeVisible();
  const names = await row.getByRole('article').getByRole('heading').allTextContents();
  await row.getByRole('link', { name: /^Ver todo/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas relámpago' })).toBeVisible();
  await expect(page).toHaveURL(/\/ofertas-relampago$/);
  await expect(main(page).getByRole('timer')).toBeVisible();
  const cards = List.names(page);
  expect((await cards.allTextContents()).slice(0, names.length)).toEqual(names);
  expect(await cards.count()).toBeLessThanOrEqual(12);
  await cards.first().getByRole('link').click();
  await expectText(page, /^Oferta válida hasta el .+ h/);
  await expectText(page, /Termina en \d\d h \d\d min \d\d s/);

  await visit(page, '/');
  await expect(row).toBeVisible();
  await page.clock.fastForward('07:00:00');
  await expect(row).toBeHidden();
});
