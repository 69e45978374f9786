// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contentVersion } from '@/components/product/live-offer/content-version';
import { PriceBlock } from '@/components/product/price-block';
import type { ProductPricing } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { createProduct } from '@/tests/support/create-product';

afterEach(cleanup);

const t = getTexts('product');
const withPricing = (pricing: Partial<ProductPricing>) => {
  const product = createProduct();
  return { ...product, pricing: { ...product.pricing, ...pricing } };
};

test.each([
  ['5 %', { walletAmountWithTax: 45, walletPercent: 5 }, '$45.00 Monedero (5 %) para'],
  ['no percentage', { walletAmountWithTax: 45, walletPercent: 0 }, '$45.00 Monedero para'],
  [
    'the amount of a promotion',
    { walletAmountWithTax: 45, walletPercent: 5, walletPromotionAmount: 80 },
    '$80.00 Monedero para',
  ],
])('the wallet credit is told with %s', (_, pricing, text) => {
  render(<PriceBlock product={withPricing(pricing)} now={0} t={t} />);
  expect(screen.getByText(`${text} tu próxima compra`)).toBeVisible();
});

test('a percentage without an amount promises none', () => {
  render(
    <PriceBlock
      product={withPricing({ walletPercent: 5, walletAmountWithTax: 0 })}
      now={0}
      t={t}
    />,
  );
  expect(screen.queryByText(/Monedero/)).toBeNull();
});

test('a page is refreshed when only the percentage changed', () => {
  const hash = (walletPercent: number) => contentVersion('price', withPricing({ walletPercent }));
  expect(hash(5)).not.toBe(hash(3));
});
