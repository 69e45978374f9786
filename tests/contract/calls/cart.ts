import * as cartBuild from '@/lib/api/cart-build';
import { readCartValidation } from '@/lib/api/cart-validation';
import { checkOrderReview, readCheckoutTotals } from '@/lib/api/checkout-totals';
import * as cart from '@/lib/api/customer-cart';
import { readTranslations } from '@/lib/api/translations';
import { type CallTable, entry, id, key, payment } from './samples';

const build = { id, configId: '8', name: 'A', qty: 1, requiresAssembly: true };

export const cartTable: CallTable = {
  cartInitData: [
    'The backend’s texts for the cart and everything else',
    (client) => readTranslations(client, 'cart'),
  ],
  cartAdd: [
    'Adds units of a product',
    (client) => cart.addToCart(client, { productId: id, qty: 1, key }),
  ],
  cartValidate: [
    'Whether so many units can be bought now; a 2xx means yes',
    (client) => readCartValidation(client, { productId: id, qty: 1 }),
  ],
  cartTotalItems: ['The number of lines in the cart', (client) => cart.readCartCount(client)],
  cartTotals: [
    'The totals of the cart or of an order with a way to pay',
    (client) => readCheckoutTotals(client, { payment, transactionId: '15' }),
    (client) => cart.readCartTotals(client),
  ],
  cartRemove: ['Removes a line', (client) => cart.removeFromCart(client, id)],
  cartClear: ['Empties the cart', (client) => cart.clearCart(client)],
  cartUpdate: [
    'Changes a quantity',
    (client) => cart.setCartQuantity(client, { itemId: id, qty: 1 }),
  ],
  cartAssembly: [
    'A build in the cart, to edit it',
    (client) => cartBuild.readCartBuild(client, id),
  ],
  cartAssemblyAdd: [
    'Puts a build in the cart',
    (client) =>
      cartBuild.addBuildToCart(client, { entries: [entry], configId: '8', requiresAssembly: true }),
    (client) => cart.restoreCartBuild(client, { build, parts: [] }),
  ],
  cartAssemblyUpdate: [
    'Changes the quantity, the parts or the assembly of a build',
    (client) => cartBuild.replaceBuildInCart(client, { id, entries: [entry], qty: 1 }),
    (client) => cart.updateCartBuild(client, { id, change: { qty: 2, parts: [] } }),
    (client) => cart.updateCartBuild(client, { id, change: { requiresAssembly: false } }),
  ],
  cartAssemblyRemove: ['Removes a build', (client) => cart.removeCartBuild(client, id)],
  cartValidateReview: [
    'Checks the order before it is placed; a 2xx means that it can be',
    (client) =>
      checkOrderReview(client, {
        ...payment,
        isShipping: true,
        trackingId: key,
        transactionId: null,
      }),
    (client) =>
      checkOrderReview(client, {
        ...payment,
        isShipping: null,
        trackingId: key,
        transactionId: '15',
      }),
  ],
  cartCouponAdd: [
    'Applies a coupon',
    (client) => cart.addCoupon(client, 'BIENVENIDA', 'stripe_card'),
  ],
  cartCouponRemove: ['Removes the coupon', (client) => cart.removeCoupon(client)],
  cartWalletAdd: ['Uses an amount of the wallet', (client) => cart.addWallet(client, 50)],
  cartWalletRemove: ['Uses nothing of the wallet', (client) => cart.removeWallet(client)],
  cartWalletSendCode: [
    'Sends the code that confirms the use of the wallet',
    (client) => cart.sendWalletCode(client),
  ],
  cartWalletVerifyCode: ['Confirms the code', (client) => cart.verifyWalletCode(client, '123456')],
};
