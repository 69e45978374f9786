import { browserClient } from '@/lib/api/browser-client';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { toCartTotals } from '@/lib/api/resources/cart-totals';
import { toVerificationCode } from '@/lib/api/resources/customer';

/** Applies a coupon. @returns the new totals of the cart @throws ApiError */
export async function addCoupon(code: string) {
  const body = { coupon_code: code };
  return toCartTotals((await browserClient.request(specEndpoints.cartCouponAdd, { body })).meta);
}

/** @throws ApiError */
export async function removeCoupon() {
  const { meta } = await browserClient.request(specEndpoints.cartCouponRemove, { body: {} });
  return toCartTotals(meta);
}

/** Sends the verification code that is needed to use the wallet. @throws ApiError */
export async function sendWalletCode() {
  const { meta } = await browserClient.request(specEndpoints.cartWalletSendCode, { body: {} });
  return toVerificationCode(meta.verification_code);
}

/** @throws ApiError */
export async function verifyWalletCode(code: string): Promise<void> {
  await browserClient.request(specEndpoints.cartWalletVerifyCode, {
    body: { verification_code: code },
  });
}

/** Uses an amount of the wallet, in pesos. @returns the new totals of the cart @throws ApiError */
export async function addWallet(amount: number) {
  const body = { wallet_to_use: amount };
  return toCartTotals((await browserClient.request(specEndpoints.cartWalletAdd, { body })).meta);
}

/** @throws ApiError */
export async function removeWallet() {
  const { meta } = await browserClient.request(specEndpoints.cartWalletRemove, { body: {} });
  return toCartTotals(meta);
}
