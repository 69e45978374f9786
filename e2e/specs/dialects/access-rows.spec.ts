import { expectPayment, goToAccess, purchaseSummary } from '../../fixtures/access-to-payment';
import { emailField, newCustomer, passwordField } from '../../fixtures/customers';
import { findProducts, serverCart } from '../../fixtures/server-cart';
import { expect, test } from '../../fixtures/test';

test.describe.configure({ timeout: 120_000 });

test('who logs in on the way to paying goes on to the payment, with the cart of the account and the guest’s', async ({
  page,
  request,
  catalogue,
}) => {
  const customer = await newCustomer(request);
  const cart = await serverCart(request, customer);
  const [other] = await findProducts(catalogue, 55, 1);
  await cart.add(other.id, 1);
  const { id, name } = await goToAccess(page, request, catalogue, 56);
  await emailField(page).fill(customer.email);
  await passwordField(page).fill(customer.password);
  await page.keyboard.press('Enter');
  await expectPayment(page, name);
  await expect(purchaseSummary(page)).toContainText(other.name);
  expect(await cart.lines()).toEqual({ [id]: 1, [other.id]: 1 });
});
