// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CartContent } from '@/components/cart/cart-content';
import { takeEarlyAction, writeEarlyActions } from '@/lib/browser/early-action';
import { loadTexts } from '@/lib/i18n/client';
import { EMPTY_CART_VIEW } from '@/stores/cart/customer-cart-store';
import { show } from '../account/harness';

it('is not called empty while what was pressed before the scripts is on its way', async () => {
  await loadTexts('cart');
  writeEarlyActions(['cart 1 monitor 1']);
  const view = { ...EMPTY_CART_VIEW, customerId: null, status: 'ready' } as const;
  show(
    <CartContent view={view} skeleton="Cargando">
      Productos
    </CartContent>,
  );
  expect(await screen.findByText('Cargando')).toBeVisible();
  expect(screen.queryByText('Tu carrito está vacío')).toBeNull();
  takeEarlyAction('cart 1 monitor 1');
  expect(await screen.findByText('Tu carrito está vacío')).toBeVisible();
});
