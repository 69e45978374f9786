import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { builderStep, passHumanCheck } from '../fixtures/builder';
import { expect, test, visit } from '../fixtures/test';

const LIST = '/buscar/categoria_procesadores';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heights = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((one) => one.clientHeight));

test('with a build begun, cards and page of a part say whether it is compatible', async ({
  page,
  catalogue,
}, info) => {
  const board = await catalogue.find(({ name, stock }) => stock > 3 && name.includes('AM5'), {
    filters: 'categoria_tarjetas-madre',
  });
  await passHumanCheck(page);
  await visit(page, LIST);
  const before = await heights(page);
  await expect(page.getByText('con tu equipo')).toHaveCount(0);

  await visit(page, `/productos/${board.slug}`);
  await page.getByRole('link', { name: 'Agregar a mi equipo' }).click();
  await expect(builderStep(page).getByText('Elegida')).toBeVisible();
  await visit(page, LIST);
  const states = ['Compatible con tu equipo', 'No compatible con tu equipo'];
  for (const state of states) {
    await expect(cards(page).getByText(state, { exact: true }).first()).toBeVisible();
  }
  expect(await heights(page)).toEqual(before);
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('list.png') });

  const unfit = cards(page).filter({ hasText: 'No compatible con tu equipo' }).first();
  await unfit.getByRole('heading').getByRole('link').click();
  await page.locator('.fit-note').scrollIntoViewIfNeeded();
  await expect(
    page.getByText(/¿Es compatible con mi equipo\? No compatible\. El procesador usa socket/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('page.png') });
});
