import { expect, test } from '@playwright/test';
import { route } from '../../lib/routing/routes';
import { audit } from '../../tests/budgets/lighthouse';
import { choosePages } from '../../tests/budgets/pages';

// Without performance, which depends on the machine and belongs to the bench, and without accessibility: its audits are rules of axe,
// and the specs of the screens run all of them, on both widths and in both schemes.
const CATEGORIES = ['best-practices', 'seo'] as const;

for (const name of ['home', 'list', 'product'] as const) {
  test(`Lighthouse finds nothing to mend on a ${name}`, async ({ baseURL }) => {
    const pages = await choosePages();
    const { failing, scores } = await audit(`${baseURL}${pages[name]}`, CATEGORIES);
    expect(failing).toEqual({ 'best-practices': [], seo: [] });
    expect(scores).toEqual({ 'best-practices': 100, seo: 100 });
  });
}

test('Lighthouse finds that the cart is not indexed, and nothing else', async ({ baseURL }) => {
  const { failing } = await audit(`${baseURL}${route('cart-detail')}`, CATEGORIES);
  expect(failing).toEqual({ 'best-practices': [], seo: [expect.stringMatching(/^is-crawlable:/)] });
});
