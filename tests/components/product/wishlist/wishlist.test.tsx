// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { FavoritesList } from '@/components/product/wishlist/favorites-list';
import { WishlistButton } from '@/components/product/wishlist/wishlist-button';
import type { AnalyticsEvent } from '@/lib/analytics/events';
import { deliverEventsTo, discardEvents } from '@/lib/analytics/track';
import { createSnapshot } from '../../../support/create-product';

it('the heart toggles the favorite, the list follows, and only what is added is tracked', async () => {
  const told: AnalyticsEvent[] = [];
  // Tests of other files share the window.
  discardEvents();
  deliverEventsTo((event) => void told.push(event));
  render(
    <>
      <WishlistButton product={createSnapshot()} />
      <Suspense fallback={null}>
        <FavoritesList />
      </Suspense>
    </>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const heart = 'Guardar en Mis favoritos: Tarjeta de Video RTX';
  const isPressed = () => screen.getByRole('button', { name: heart }).ariaPressed;
  expect(isPressed()).toBe('false');
  await press(heart);
  expect(isPressed()).toBe('true');
  const link = await screen.findByRole('link', { name: 'Tarjeta de Video RTX' });
  expect(link).toHaveAttribute('href', '/productos/tarjeta-rtx');
  expect(screen.getByText('$900.00')).toBeVisible();
  await press('Quitar Tarjeta de Video RTX de Mis favoritos');
  expect(isPressed()).toBe('false');
  expect(screen.queryByRole('region')).toBeNull();
  discardEvents();
  expect(told).toMatchObject([
    { name: 'add_to_wishlist', product: { id: '7', partNumber: 'TX-1', brandName: 'Marca' } },
  ]);
});
