import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { BUILDER_PATH, builderStep, passHumanCheck, stepHeading } from '../fixtures/builder';
import { expect, test, visit } from '../fixtures/test';

const LIST = '/buscar/categoria_procesadores';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heights = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((one) => one.clientHeight));

test('a product page puts its part into the build; then cards and pages of parts say whether they go with it', async ({
  page,
  catalogue,
}) => {
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
  await expect(stepHeading(page, 'Tarjeta madre')).toBeVisible();
  await expect(page).toHaveURL(({ pathname, search }) => {
    const steps = ['', '?paso=tarjeta-madre'];
    return pathname === BUILDER_PATH && steps.includes(search);
  });
  await expect(page.locator('.asm-part-name')).toHaveText(board.name);

  await visit(page, LIST);
  const states = ['Compatible con tu equipo', 'No compatible con tu equipo'];
  for (const state of states) {
    await expect(cards(page).getByText(state, { exact: true }).first()).toBeVisible();
  }
  expect(await heights(page)).toEqual(before);
  await expectAccessible(page);

  const unfit = cards(page).filter({ hasText: 'No compatible con tu equipo' }).first();
  await unfit.getByRole('heading').getByRole('link').click();
  await page.locator('.fit-note').scrollIntoViewIfNeeded();
  await expect(
    page.getByText(/¿Es compatible con mi equipo\? No compatible\. El procesador usa socket/),
  ).toBeVisible();
  await expectAccessible(page);
});
