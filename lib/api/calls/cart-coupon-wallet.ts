import type { ApiClient } from '../client';
import { specEndpoints } from '../endpoints/spec';
import { toNewCartTotals } from '../resources/cart-totals';
import { toVerificationCode } from '../resources/customer';

/**
 * Applies a coupon.
 * @param methodCode of the payment method, which may decide about it; null while none is chosen
 * @returns the new totals of the cart, if the answer has them
 * @throws ApiError
 */
export async function addCoupon(client: ApiClient, code: string, methodCode: string | null) {
  const body = { coupon_code: code, payment_method_code: methodCode ?? undefined };
  return toNewCartTotals(await client.request(specEndpoints.cartCouponAdd, { body }));
}

/** @throws ApiError */
export async function removeCoupon(client: ApiClient) {
  return toNewCartTotals(await client.request(specEndpoints.cartCouponRemove, { body: {} }));
}

/** Sends the verification code that is needed to use the wallet. @throws ApiError */
export async function sendWalletCode(client: ApiClient) {
  const { meta } = await client.request(specEndpoints.cartWalletSendCode, { body: {} });
  return toVerificationCode(meta.verification_code);
}

/** @throws ApiError */
export async function verifyWalletCode(client: ApiClient, code: string): Promise<void> {
  await client.request(specEndpoints.cartWalletVerifyCode, {
    body: { verification_code: code },
  });
}

/** Uses an amount of the wallet, in pesos. @returns the new totals of the cart, if the answer has them @throws ApiError */
export async function addWallet(client: ApiClient, amount: number) {
  const body = { wallet_to_use: amount };
  return toNewCartTotals(await client.request(specEndpoints.cartWalletAdd, { body }));
}

/** @throws ApiError */
export async function removeWallet(client: ApiClient) {
  return toNewCartTotals(await client.request(specEndpoints.cartWalletRemove, { body: {} }));
}
