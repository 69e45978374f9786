import { render, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { CartScreen } from '@/components/cart/page/cart-screen';
import { ClientScreen } from '@/components/shared/client-screen';

/** Renders the page of the cart, with a promotion below it that is there once its texts are. */
export const showCart = () =>
  render(
    <ClientScreen texts={['cart']} skeleton={<p>esqueleto</p>}>
      <CartScreen skeleton={<p>esqueleto</p>} />
      <p>promoción</p>
    </ClientScreen>,
  );
export const isCartShown = () => screen.findByText('promoción', undefined, { timeout: 5000 });

/** The line of a product. */
export const cartLine = (name: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByText(name)) ??
  expect.fail(`no line ${name}`);
/** The amounts of a summary, by their labels. */
export const amountsIn = (place: Element) =>
  Object.fromEntries(
    [...place.querySelectorAll('dl > div')].map(({ firstElementChild, lastElementChild }) => [
      firstElementChild?.textContent,
      lastElementChild?.textContent,
    ]),
  );
/** The links or buttons to the payment: beside the summary on wide screens, and in the bar of narrow ones. */
export const payControls = (role: 'link' | 'button') =>
  screen.queryAllByRole(role, { name: 'Continuar al pago' });
