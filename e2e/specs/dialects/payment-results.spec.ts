import type { Page } from '@playwright/test';
import { logIn } from '../../fixtures/customers';
import { newCustomerWithOrder } from '../../fixtures/placed-orders';
import { expect, test } from '../../fixtures/test';
import { expectTrueTexts } from '../../fixtures/true-texts';
import { expectText, link, main, sectionHeading } from '../../pages/main';

const payOtherwise = (page: Page) => link(page, 'Pagar de otra forma');

/** Expects that each heading has words, and that each section says more than its headings. */
async function expectNoEmptyHeading(page: Page): Promise<void> {
  const empty = await main(page)
    .locator('section, dl, h2, h3')
    .evaluateAll((parts) =>
      parts.flatMap((part) => {
        const headings = [...part.querySelectorAll('h2, h3')];
        const own = part.textContent ?? '';
        const rest = headings.reduce((left, one) => left.replace(one.textContent ?? '', ''), own);
        return rest.trim() ? [] : [part.outerHTML.slice(0, 200)];
      }),
    );
  expect(empty, new URL(page.url()).pathname).toEqual([]);
}

test('a voucher says how to pay, whatever the backend leaves out', async ({ page }) => {
  const isPlain = test.info().project.name === 'minimal';
  const { customer, placed } = await newCustomerWithOrder({ method: 'oxxo' });
  await logIn(page, customer, `/pagos/${placed.paymentId}/pago-oxxo`);
  await expect(sectionHeading(page, 'Efectivo en OXXO')).toBeVisible();
  if (isPlain) await expectText(main(page), /^Aún no tenemos tu referencia/);
  await expect(payOtherwise(page)).toBeVisible();
  const amount = main(page).getByText(/^\$[\d,]+\.\d\d$/);
  await expect(amount.first()).toBeVisible({ visible: !isPlain });
  await expectTrueTexts(page);
  await expectNoEmptyHeading(page);

  await page.goto(`/pagos/${placed.transactionId}/pago-pendiente`);
  const waiting = sectionHeading(page, isPlain ? 'Aún no recibimos tu pago' : /^Falta /);
  await expect(waiting).toBeVisible();
  await expect(payOtherwise(page)).toBeVisible();
  await expectTrueTexts(page);
  await expectNoEmptyHeading(page);
});
