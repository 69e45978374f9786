import { z } from 'zod';
import type { Backend } from '../backend';
import { ownTransaction } from '../checkout/transactions';
import { readBody, said } from '../core/body';
import { demand, forbidden, unprocessable } from '../core/problem';
import type { CustomerCall, CustomerHandlers } from '../core/route';
import { pesos } from '../core/text';
import { cartOf } from '../customers/cart';
import { codeAttributes, sendCode, spendCode } from '../customers/codes';
import { couponProblem } from '../customers/coupons';
import { walletBalance } from '../customers/customers';
import { pricedItems } from '../customers/pricing';
import { cartTotals } from '../customers/totals';

/** Seconds for which a confirmed code lets the wallet be used. */
const VERIFIED_SECONDS = 15 * 60;

const couponSchema = z.strictObject({
  coupon_code: said('Escribe un cupón.')
    .trim()
    .min(1, 'Escribe un cupón.')
    .max(40)
    .transform((code) => code.toUpperCase()),
  payment_method_code: z.string().nullish(),
});
const walletSchema = z.strictObject({
  wallet_to_use: z
    .number('La cantidad debe ser un número.')
    .positive('La cantidad debe ser mayor a cero.')
    .multipleOf(0.01, 'La cantidad lleva hasta dos decimales.'),
  transaction_id: z.string().nullish(),
});
const codeSchema = z.strictObject({
  verification_code: said('Escribe el código de verificación.').trim(),
});

function totalsOf(backend: Backend, { customer }: CustomerCall, message: string) {
  const { attributes } = cartTotals(backend, customer, cartOf(backend, customer.id));
  return { meta: { ...attributes, message } };
}

export const cartSavingHandlers: CustomerHandlers = {
  async cartCouponAdd(backend, call) {
    const { coupon_code } = await readBody(call.request, couponSchema);
    const cart = cartOf(backend, call.customer.id);
    const problem = couponProblem(backend, call.customer, coupon_code, pricedItems(backend, cart));
    if (problem) throw unprocessable('/coupon_code', problem);
    cart.coupon = coupon_code;
    return totalsOf(backend, call, `Aplicamos el cupón ${coupon_code}.`);
  },
  cartCouponRemove(backend, call) {
    cartOf(backend, call.customer.id).coupon = null;
    return totalsOf(backend, call, 'Quitamos el cupón.');
  },
  async cartWalletAdd(backend, call) {
    const body = await readBody(call.request, walletSchema);
    if (body.transaction_id) {
      ownTransaction(backend, call.customer, body.transaction_id);
      throw unprocessable('/wallet_to_use', 'El monedero se elige antes de hacer el pedido.');
    }
    const { customers } = backend;
    const cart = cartOf(backend, call.customer.id);
    if (!cart.walletVerifiedUntil || customers.isPast(cart.walletVerifiedUntil)) {
      const text = 'Confirma el código que te enviamos para usar tu monedero.';
      throw forbidden('wallet_code_required', text);
    }
    const most = cartTotals(backend, call.customer, cart).attributes.max_wallet_amount;
    const isThere = body.wallet_to_use <= most;
    demand(isThere, '/wallet_to_use', `Puedes usar hasta ${pesos(most)} de tu monedero.`);
    cart.walletToUse = body.wallet_to_use;
    return totalsOf(backend, call, 'Aplicamos tu monedero.');
  },
  cartWalletRemove(backend, call) {
    cartOf(backend, call.customer.id).walletToUse = 0;
    return totalsOf(backend, call, 'Quitamos tu monedero.');
  },
  cartWalletSendCode(backend, { customer }) {
    const balance = walletBalance(backend.customers, customer.id);
    demand(balance > 0, '/', 'Tu monedero no tiene saldo.');
    const code = sendCode(backend, customer, 'wallet', balance);
    return { meta: { verification_code: codeAttributes(backend.customers, customer, code) } };
  },
  async cartWalletVerifyCode(backend, { request, customer }) {
    const { verification_code } = await readBody(request, codeSchema);
    spendCode(backend, customer, 'wallet', verification_code);
    cartOf(backend, customer.id).walletVerifiedUntil = backend.customers.after(VERIFIED_SECONDS);
    return { meta: { verified: true, expires_in: VERIFIED_SECONDS } };
  },
};
