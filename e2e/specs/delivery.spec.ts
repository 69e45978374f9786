import { expectUsablePage } from '../fixtures/accessibility';
import { isDeliveredTomorrow, nextDelivery, readStored } from '../fixtures/browse';
import { catalogue, expect, test, visit } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as List from '../pages/list';
import { expectText, firstButton, main } from '../pages/main';
import { choosePlace } from '../pages/shell';

const LIST = '/buscar/categoria_procesadores';

test('cards say what they are reckoned to; of a chosen place when and where', async ({ page }) => {
  await visit(page, LIST);
  const reckoned = List.cards(page).getByText(/^Llega en \d+ día\(s\) a CDMX$/);
  await expect(reckoned.first()).toBeVisible();
  const before = await List.cardHeights(page);

  // A zip code that is typed on a product reaches the header, and then every card.
  await List.names(page).first().getByRole('link').click();
  // The list has a field for a zip code, too.
  await expect(page).toHaveURL(/\/productos\//);
  const field = main(page).getByLabel('Código postal');
  await field.fill('97050');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByRole('button', { name: /97050 \p{L}{4,}/u })).toBeVisible();
  const promised = page.getByText(/^Llega (mañana|el|entre)/);
  const promise = await promised.first().textContent();

  await page.goBack();
  const shown = (text: string | RegExp) =>
    List.cards(page).getByText(text).filter({ visible: true });
  await expect(shown(/a CDMX$/)).toHaveCount(0);
  await expect(List.cards(page).getByText(nextDelivery()).first()).toBeVisible();
  await expect(shown('Recoge en Mérida').first()).toBeVisible();
  if (promise === 'Llega mañana') await expect(List.cards(page).first()).toContainText(promise);
  expect(await List.cardHeights(page)).toEqual(before);
});

test('for one zip code card, product, cart and filter promise the same day', async ({ page }) => {
  await visit(page, LIST);
  await choosePlace(page, '97050');
  const card = List.cards(page)
    .filter({ has: page.locator('.visitor-text', { hasText: nextDelivery() }) })
    .filter({ has: page.getByRole('button', { name: /^Agregar/ }) })
    .first();
  const name = (await card.getByRole('heading').textContent()) ?? '-';
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(main(page).locator('[data-promised]')).toHaveText(nextDelivery());
  await firstButton(page, `Agregar al carrito: ${name}`).click();
  await expect.poll(() => readStored(page, 'cart')).toContain('"lines":[{');
  await visit(page, '/compra/carrito/detalle');
  await expectText(Cart.lines(page).first(), nextDelivery());
  await expect(page.getByText(/Envío al C\.P\. 97050, \p{L}/u).first()).toBeVisible();
  // Everything that the filter leaves says so, and this product is among it. On a Saturday nothing arrives tomorrow.
  await visit(page, `/buscar?q=${encodeURIComponent(name)}&entrega=manana&cp=97050`);
  const found = List.cards(page).filter({ hasText: name }).first();
  await expect(found).toBeVisible({ visible: isDeliveredTomorrow() });
  for (const one of await List.cards(page).all()) await expect(one).toContainText('Llega mañana');
});

test('a zip code that is typed in the cart reaches the header', async ({ page }) => {
  await visit(page, LIST);
  await firstButton(page, /^Agregar al carrito/).click();
  await expect.poll(() => readStored(page, 'cart')).toContain('"lines":[{');
  await visit(page, '/compra/carrito/detalle');
  const summary = Cart.summary(page);
  await summary.getByLabel('Código postal').fill('97050');
  await summary.getByRole('button', { name: 'Calcular' }).click();
  const place = page.getByRole('banner').getByRole('button', { name: /97050 \p{L}{4,}/u });
  await expect(place).toBeVisible();
});

test('the field takes what is typed while its code is still loading', async ({ page }) => {
  const { slug } = await catalogue.find(({ stock }) => stock > 3);
  await page.goto(`/productos/${slug}`);
  const field = main(page).getByLabel('Código postal');
  await field.click();
  await page.keyboard.type('06700', { delay: 20 });
  // The field that stands there before has no name.
  await expect(field).toHaveAttribute('name', 'zip');
  await expect(field).toHaveValue('06700');
  await expect(field).toBeFocused();
});

test.describe('on a dark phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, colorScheme: 'dark' });

  test('a list is filtered by pickup today; its place waits in the next one', async ({ page }) => {
    const group = List.filterGroup(page, /^Entrega/);
    const apply = group.getByRole('button', { name: 'Aplicar entrega' });
    await visit(page, LIST);
    await List.openFilters(page);
    const all = await List.count(page).textContent();
    await group.locator('summary').click();
    await apply.click();
    // Without a place nothing is asked.
    await expect(page).toHaveURL(LIST);
    await group.getByLabel('Cuándo').selectOption('Recoge hoy');
    await group.getByLabel('Código postal').fill('97050');
    await apply.click();
    await expect(page).toHaveURL(`${LIST}?entrega=recoge-hoy&cp=97050`);
    await expect(page.getByRole('button', { name: /97050 \p{L}{4,}/u })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(List.count(page)).not.toHaveText(all ?? '');
    await expect(List.cards(page).first()).toContainText('Recoge en Mérida');
    for (const card of await List.cards(page).all())
      await expect(card).toContainText('Recoge en Mérida');
    await expectUsablePage(page);
    await List.closeFilters(page);
    await List.chip(page, 'Recoge hoy · 97050').click();
    await expect(page).toHaveURL(LIST);

    await visit(page, '/buscar/categoria_memorias-ram');
    await List.openFilters(page);
    await expect(group.getByLabel('Código postal')).toHaveValue('97050');
  });
});
