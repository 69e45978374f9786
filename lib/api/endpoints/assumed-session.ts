import { endpoint } from './endpoint';

/**
 * Header of login and register: a UUID that names the guest's cart. The backend remembers how much of each line it
 * has taken under that key, and adds only what is more: a call that is repeated, whatever became of its answer, neither
 * loses nor doubles a line. The same key makes a repeated registration answer with a session. `/eshop/carrito/agregar` takes
 * the same key for what the device holds when a session is open already.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * Access to an account, where the specification leaves calls "not shown": plain bodies and `meta` as answer, as in
 * `/eshop/login`. Each line of `shopping_cart` says in `requires_assembly` (true, false, null for "not chosen") whether
 * the assembly of its `assembly_id` is to be put together; `meta.cart_merge.assembly_config` of the answer (`id`, `name`,
 * `slug`) is the saved configuration that `assembly_products` became. What is behind a mail or a code is a POST, so that no link scanner uses it up.
 */
export const assumedSessionEndpoints = {
  /** A provider's token in place of e-mail and password; everything else as in `/eshop/login`. */
  socialLogin: endpoint({ method: 'POST', path: '/eshop/login/social', access: 'session' }),
  /** The id and token of the mail's link; without an id the token says whose it is. Needs no session. */
  emailVerify: endpoint({ method: 'POST', path: '/email/verify', access: 'session' }),
  /** Sends the verification mail again, at most once a minute. */
  emailResend: endpoint({ method: 'POST', path: '/email/resend', access: 'customer' }),
  /** Sends a code to the customer's e-mail; the answer is the customer's `verification_code`, without the code. */
  twoStepSend: endpoint({ method: 'POST', path: '/eshop/two-step/send-code', access: 'customer' }),
  /** `verification_code` → the customer, authorised, and `meta.device_token` for later logins. */
  twoStepVerify: endpoint({ method: 'POST', path: '/eshop/two-step/verify', access: 'customer' }),
  /** A captcha's token and action → `meta.human`. The captcha's secret is the backend's. */
  verifyHuman: endpoint({ method: 'POST', path: '/eshop/verify-human', access: 'public' }),
};
