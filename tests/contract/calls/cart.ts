import * as cartBuild from '@/lib/api/cart-build';
import { readCartValidation } from '@/lib/api/cart-validation';
import { checkOrderReview, readCheckoutTotals } from '@/lib/api/checkout-totals';
import * as cart from '@/lib/api/customer-cart';
import { readTranslations } from '@/lib/api/translations';
import { type CallTable, entry, id, key, payment } from './samples';

const order = { ...payment, trackingId: key };
const build = { id, configId: '8', name: 'A', qty: 1, requiresAssembly: true };

export const cartTable: CallTable = {
  cartInitData: (client) => readTranslations(client, 'cart'),
  cartAdd: (client) => cart.addToCart(client, { productId: id, qty: 1, key }),
  cartValidate: (client) => readCartValidation(client, { productId: id, qty: 1 }),
  cartTotalItems: (client) => cart.readCartCount(client),
  cartTotals: [
    (client) => readCheckoutTotals(client, { payment, transactionId: '15' }),
    (client) => cart.readCartTotals(client),
  ],
  cartRemove: (client) => cart.removeFromCart(client, id),
  cartClear: (client) => cart.clearCart(client),
  cartUpdate: (client) => cart.setCartQuantity(client, { itemId: id, qty: 1 }),
  cartAssembly: (client) => cartBuild.readCartBuild(client, id),
  cartAssemblyAdd: [
    (client) =>
      cartBuild.addBuildToCart(client, { entries: [entry], configId: '8', requiresAssembly: true }),
    (client) => cart.restoreCartBuild(client, { build, parts: [] }),
  ],
  cartAssemblyUpdate: [
    (client) => cartBuild.replaceBuildInCart(client, { id, entries: [entry], qty: 1 }),
    (client) => cart.updateCartBuild(client, { id, change: { qty: 2, parts: [] } }),
    (client) => cart.updateCartBuild(client, { id, change: { requiresAssembly: false } }),
  ],
  cartAssemblyRemove: (client) => cart.removeCartBuild(client, id),
  cartValidateReview: [
    (client) => checkOrderReview(client, { ...order, isShipping: true, transactionId: null }),
    (client) => checkOrderReview(client, { ...order, isShipping: null, transactionId: '15' }),
  ],
  cartCouponAdd: (client) => cart.addCoupon(client, 'BIENVENIDA', 'stripe_card'),
  cartCouponRemove: (client) => cart.removeCoupon(client),
  cartWalletAdd: (client) => cart.addWallet(client, 50),
  cartWalletRemove: (client) => cart.removeWallet(client),
  cartWalletSendCode: (client) => cart.sendWalletCode(client),
  cartWalletVerifyCode: (client) => cart.verifyWalletCode(client, '123456'),
};
