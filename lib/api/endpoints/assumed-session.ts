import { postCall } from './endpoint';

/**
 * Header of login and register: a UUID that identifies the guest cart. The backend remembers the quantity of each line
 * that it has received with this key, and adds only the difference. So a repeated call neither loses nor doubles a
 * line, even when an answer was lost. A repeated registration with the same key answers with a session.
 * `/eshop/carrito/agregar` takes the same key for lines that are still on the device when a session is already open.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * Calls for sign-in and verification that the specification leaves "not shown": plain bodies, and answers in `meta`, as
 * in `/eshop/login`. In each line of `shopping_cart`, `requires_assembly` (true, false, null for "not chosen") tells
 * whether the shop should assemble the build of its `assembly_id`. `meta.cart_merge.assembly_config` of the answer
 * (`id`, `name`, `slug`) is the saved build that was created from `assembly_products`. Links in mails and codes are used
 * with POST, so that a link scanner cannot use them up.
 */
export const assumedSessionEndpoints = {
  socialLogin: postCall('/eshop/login/social', 'session'),
  /** The id and token of the link in the mail. Without an id the token identifies the customer. Needs no session. */
  emailVerify: postCall('/email/verify', 'session'),
  /** Sends the verification mail again, at most once a minute. */
  emailResend: postCall('/email/resend', 'customer'),
  /** Sends a code to the customer's e-mail. The answer is the customer's `verification_code`, without the code itself. */
  twoStepSend: postCall('/eshop/two-step/send-code', 'customer'),
  /** `verification_code` → the customer with an authorised device, and `meta.device_token` for later logins. */
  twoStepVerify: postCall('/eshop/two-step/verify', 'customer'),
  /** A captcha's token and action → `meta.human`. Only the backend has the secret of the captcha. */
  verifyHuman: postCall('/eshop/verify-human', 'public'),
};
