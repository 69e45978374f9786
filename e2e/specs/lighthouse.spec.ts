import { expect, test } from '@playwright/test';
import { route } from '../../lib/routing/routes';
import { audit } from '../../tests/budgets/lighthouse';
import { choosePages } from '../../tests/budgets/pages';

// Without performance: it depends on the machine and belongs to the bench.
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

test.describe.configure({ timeout: 120_000 });

for (const name of ['home', 'list', 'product'] as const) {
  test(`Lighthouse finds nothing to mend on a ${name}`, async ({ baseURL }) => {
    const pages = await choosePages();
    const { failing, scores } = await audit(`${baseURL}${pages[name]}`, CATEGORIES);
    expect(failing).toEqual({ accessibility: [], 'best-practices': [], seo: [] });
    expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
  });
}

test('Lighthouse finds that the cart is not indexed, and nothing else', async ({ baseURL }) => {
  const { failing } = await audit(`${baseURL}${route('cart-detail')}`, CATEGORIES);
  expect(failing).toEqual({
    accessibility: [],
    'best-practices': [],
    seo: [expect.stringMatching(/^is-crawlable:/)],
  });
});
