import type { Page } from '@playwright/test';
import { logIn, logInByForm, newCustomer } from '../../fixtures/customers';
import { main } from '../../fixtures/placed-orders';
import { ownReviewButton } from '../../fixtures/reviews';
import { expect, test, visit } from '../../fixtures/test';
import { expectTrueTexts } from '../../fixtures/true-texts';

test('a review is written, edited and found again', async ({ page, request, catalogue }) => {
  const customer = await newCustomer(request);
  const { id, slug } = await catalogue.find(({ reviewsCount }) => reviewsCount > 6, { skip: 4 });
  await logIn(page, customer, `/productos/${slug}`);
  await ownReviewButton(page).click();
  await page.getByRole('radio', { name: /^4 estrella/ }).check({ force: true });
  await page.getByLabel(/^Título/).fill('Vale lo que cuesta');
  await page.getByLabel(/^Tu opinión/).fill(`La recomiendo a ${customer.email}.`);
  await page.getByRole('button', { name: 'Publicar reseña' }).click();
  const own = page
    .getByRole('region', { name: 'Reseñas' })
    .getByRole('listitem')
    .filter({ hasText: customer.email });
  await expect(own).toHaveCount(1);
  await expect(own).toContainText(`La recomiendo a ${customer.email}.`);
  await expectTrueTexts(page);

  await page.getByRole('button', { name: 'Editar mi reseña' }).click();
  await expect(page.getByRole('radio', { name: /^4 estrella/ })).toBeChecked();
  const changed = `Después de un mes: ${customer.email}.`;
  await page.getByLabel(/^Tu opinión/).fill(changed);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(own.filter({ hasText: changed }).last()).toBeVisible();
  await visit(page, `/productos/${slug}`);
  await ownReviewButton(page).click();
  await expect(page.getByLabel(/^Tu opinión/)).toHaveValue(changed);
  const all = await catalogue.reviews(id);
  expect(all.filter(({ opinion }) => opinion.includes(customer.email))).toHaveLength(1);
});

const hearts = (page: Page) =>
  main(page).getByRole('button', { name: /^Guardar en Mis favoritos: / });

test('favourites of a visitor are transferred, and lists are made and filled', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await page.goto('/buscar?existencia=1');
  for (const index of [0, 1]) {
    await hearts(page).nth(index).click();
    await expect(hearts(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  const name = ((await hearts(page).nth(0).getAttribute('aria-label')) ?? '').replace(
    /^[^:]*: /,
    '',
  );
  await logInByForm(page, customer, '/perfil/favoritos');
  await expect(main(page).getByRole('article')).toHaveCount(2);
  await expectTrueTexts(page);

  await page.getByRole('button', { name: 'Nueva lista' }).click();
  await page.getByLabel(/^Nombre de la lista/).fill('Regalos');
  await page.getByRole('button', { name: 'Crear lista' }).click();
  const lists = page.getByRole('navigation', { name: 'Tus listas' }).getByRole('link');
  await expect(lists.filter({ hasText: 'Regalos' })).toHaveAttribute('aria-current', 'page');
  await lists.filter({ hasText: 'Mis favoritos' }).click();
  await page.getByRole('button', { name: `Una pieza más de ${name}` }).click();
  await page.getByRole('button', { name: `Mover ${name} a otra lista` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Regalos/ })
    .click();
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await lists.filter({ hasText: 'Regalos' }).click();
  const card = main(page).getByRole('article').filter({ hasText: name });
  await expect(card.getByRole('status')).toHaveText('2');
  await page.reload();
  await expect(card.getByRole('status')).toHaveText('2');
  await page.getByRole('button', { name: 'Pasar todo al carrito' }).click();
  await expect(page.getByText(/Agregamos 1 producto a tu carrito/)).toBeVisible();
});
