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

it('is tracked when a favorite is added, and not when it is removed', async () => {
  const told: AnalyticsEvent[] = [];
  // Tests of other files share the window.
  discardEvents();
  deliverEventsTo((event) => void told.push(event));
  render(<WishlistButton product={createSnapshot()} />);
  const heart = screen.getByRole('button');
  await userEvent.click(heart);
  await userEvent.click(heart);
  discardEvents();
  expect(told).toMatchObject([
    { name: 'add_to_wishlist', product: { id: '7', partNumber: 'TX-1', brandName: 'Marca' } },
  ]);
});

it('toggles the favorite, and the list follows', async () => {
  render(
    <>
      <WishlistButton product={createSnapshot()} />
      <Suspense fallback={null}>
        <FavoritesList />
      </Suspense>
    </>,
  );
  const button = (name: string) => screen.getByRole('button', { name });
  const heart = button('Guardar en Mis favoritos: Tarjeta de Video RTX');
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  const link = await screen.findByRole('link', { name: 'Tarjeta de Video RTX' });
  expect(link).toHaveAttribute('href', '/productos/tarjeta-rtx');
  expect(screen.getByText('$900.00')).toBeVisible();
  await userEvent.click(button('Quitar Tarjeta de Video RTX de Mis favoritos'));
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('region')).toBeNull();
});
