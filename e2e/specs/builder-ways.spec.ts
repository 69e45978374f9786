import { expectAccessible, expectUsablePage, LOOKS, setLook } from '../fixtures/accessibility';
import { newCustomer } from '../fixtures/customers';
import { catalogue, expect, test, visit } from '../fixtures/test';
import * as Builder from '../pages/builder';
import * as Cart from '../pages/cart';
import * as List from '../pages/list';
import { checkbox, expectText, linkOf } from '../pages/main';
import { fillLogin } from '../pages/sign-in';

const LIST = '/buscar/categoria_procesadores';

test('a product page puts its part into the build; then cards and pages of parts say whether they go with it', async ({
  page,
}) => {
  const board = await catalogue.find(({ name, stock }) => stock > 3 && name.includes('AM5'), {
    filters: 'categoria_tarjetas-madre',
  });
  await Builder.passHumanCheck(page);
  await visit(page, LIST);
  const before = await List.cardHeights(page);
  await expect(page.getByText('con tu equipo')).toHaveCount(0);

  await visit(page, `/productos/${board.slug}`);
  await page.getByRole('link', { name: 'Agregar a mi equipo' }).click();
  await expectText(Builder.step(page), 'Elegida');
  await expect(Builder.stepHeading(page, 'Tarjeta madre')).toBeVisible();
  await expect(page).toHaveURL(({ pathname, search }) => {
    const steps = ['', '?paso=tarjeta-madre'];
    return pathname === Builder.PATH && steps.includes(search);
  });
  await expect(page.locator('.asm-part-name')).toHaveText(board.name);

  await visit(page, LIST);
  const states = ['Compatible con tu equipo', 'No compatible con tu equipo'];
  for (const state of states) {
    await expect(List.cards(page).getByText(state, { exact: true }).first()).toBeVisible();
  }
  expect(await List.cardHeights(page)).toEqual(before);
  await expectAccessible(page);

  const unfit = List.cards(page).filter({ hasText: 'No compatible con tu equipo' }).first();
  await unfit.getByRole('heading').getByRole('link').click();
  await page.locator('.fit-note').scrollIntoViewIfNeeded();
  await expectText(page, /¿Es compatible con mi equipo\? No compatible\. El procesador usa socket/);
  await expectAccessible(page);
});

test('a build is one group in the cart, and its choices come to the account', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const customer = await newCustomer();
  await Builder.open(page);
  await Builder.start(page);
  const names = await Builder.panel(page).locator('.asm-part-name').allTextContents();
  await Builder.panel(page).getByLabel('Quiero que lo armen por mí').uncheck();
  await Builder.cartButton(page).click();
  await expectText(Builder.panel(page), 'Tu ensamble está en el carrito.');
  await expect(Builder.updateButton(page)).toBeVisible();
  await Builder.cartLink(page).click();
  // The builder has a box of the same name.
  await expect(page).toHaveURL(Cart.PATH);

  const group = Cart.build(page);
  const wanted = checkbox(page, /^Quiero que lo armen/);
  await expect(group.getByRole('listitem')).toHaveCount(3);
  await expect(group.getByRole('link', { name: /^Editar ensamble/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mover a favoritos/ })).toHaveCount(0);
  await expect(wanted).not.toBeChecked();
  await wanted.check();
  await visit(page, Cart.PATH);
  await expect(wanted).toBeChecked();
  await wanted.uncheck();
  for (const look of LOOKS) {
    await setLook(page, look);
    await expectUsablePage(page);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, Builder.PATH);
  await linkOf(page, 'Inicia sesión para guardarlo').click();
  await fillLogin(page, customer);
  await expect(page).toHaveURL(/\/arma-tu-equipo\/mi-ensamble/);
  await expectText(page, 'Guardamos tu ensamble como «Mi ensamble».');
  await expect(Builder.panel(page).locator('.asm-part-name')).toHaveText(names);
  await visit(page, Cart.PATH);
  await expect(linkOf(page, /^Editar ensamble: /)).toBeVisible();
  await expect(wanted).not.toBeChecked();
});

test('on a phone the parts come first, and the total and the button of a complete build stay in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await Builder.open(page);
  await expect(Builder.addFirstButton(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Empezar con un presupuesto' }).click();
  await page.getByRole('button', { name: 'Proponer un equipo' }).click();
  await expectText(page, /^Te propusimos un equipo de/);
  await expect(page.getByLabel('Presupuesto en pesos')).toHaveCount(0);
  const add = Builder.cartButton(page);
  const total = Builder.panel(page).locator('.asm-buy strong');
  await Builder.removeButtons(page).last().scrollIntoViewIfNeeded();
  await expect(add).toBeInViewport({ ratio: 1 });
  await expect(total).toBeInViewport({ ratio: 1 });
  await expect(total).toHaveText(/^\$[\d,]+\.\d\d$/);
  await add.click();
  await expect(Builder.panel(page).getByText('Tu ensamble está en el carrito.')).toBeInViewport();
});
