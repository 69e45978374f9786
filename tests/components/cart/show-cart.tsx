import { render } from '@testing-library/react';
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
