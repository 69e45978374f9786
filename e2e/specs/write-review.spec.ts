import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleState } from '../fixtures/accessibility';
import { newCustomer } from '../fixtures/customers';
import { catalogue, expect, test, visit } from '../fixtures/test';
import { expectText, linkOf } from '../pages/main';
import { fillLogin } from '../pages/sign-in';

/** The button for the customer's own review. It gets its other name as soon as the page knows that there is one. */
const ownReviewButton = (page: Page) =>
  page.getByRole('button', { name: /^(Escribir|Editar mi) reseña$/ });

/** The reviews with this text in the list that everybody sees. */
const shown = (page: Page, text: string) =>
  page.locator('[data-part="reviews"]').getByRole('listitem').filter({ hasText: text });
const own = (page: Page) => page.getByRole('region', { name: 'Tu reseña' });
const publish = (page: Page) => page.getByRole('button', { name: 'Publicar reseña' });
const star = (page: Page, count: number) =>
  page.getByRole('radio', { name: new RegExp(`^${count} estrella`) });
const opinion = (page: Page) => page.getByLabel(/^Tu opinión/);

/** Reads the page as a visitor without JavaScript. */
async function plainText(browser: Browser, path: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  const text = await page.locator('#resenas').textContent();
  await context.close();
  return text ?? '';
}

test('a visitor logs in, returns to the reviews, writes by keyboard', async ({ page, browser }) => {
  const customer = await newCustomer();
  const { slug } = await catalogue.find(({ reviewsCount }) => reviewsCount > 6);
  const path = `/productos/${slug}`;
  await visit(page, path);
  await ownReviewButton(page).click();
  await expectText(page, /^Inicia sesión para contar/);
  await expectAccessible(page);
  await linkOf(page, 'Iniciar sesión').click();
  await expect(page).toHaveURL(`/login?volver=${encodeURIComponent(`${path}#resenas`)}`);
  await fillLogin(page, customer);
  await expect(page).toHaveURL(`${path}#resenas`);

  await ownReviewButton(page).press('Enter');
  await expect(publish(page)).toBeVisible();
  await publish(page).press('Enter');
  await expectText(page, 'Elige de 1 a 5 estrellas');
  await expectText(page, 'Escribe tu opinión');
  await expectAccessibleState(page);
  await expect(star(page, 1)).toBeFocused();
  await page.keyboard.press('Space');
  for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight');
  await expect(star(page, 4)).toBeChecked();
  await page.keyboard.press('Tab');
  const text = `La recomiendo a ${customer.email}.`;
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Muy silenciosa');
  await publish(page).dblclick();
  await expectText(page, '¡Gracias! Guardamos tu reseña.');
  await expect(shown(page, text)).toHaveCount(1);
  expect(await plainText(browser, path)).toContain(text);

  await page.getByRole('button', { name: 'Editar mi reseña' }).click();
  await expect(star(page, 4)).toBeChecked();
  const changed = `Después de un mes: ${customer.email}.`;
  await opinion(page).fill(changed);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expectText(page, 'Guardamos los cambios de tu reseña.');
  await expect(shown(page, changed)).toHaveCount(1);
  await expect(own(page)).toContainText(changed);
  await expectText(own(page), 'Publicada', { exact: true });
  await expect(shown(page, text)).toHaveCount(0);
  const now = await plainText(browser, path);
  expect(now).toContain(changed);
  expect(now).not.toContain(text);

  // An earlier review is found and edited; no second one is created.
  await visit(page, path);
  await ownReviewButton(page).click();
  await expect(opinion(page)).toHaveValue(changed);
});
