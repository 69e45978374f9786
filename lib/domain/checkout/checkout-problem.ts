/** Locale keys of the problems that a step can have (spec 5). */
export type CheckoutProblem =
  | 'errors.method'
  | 'errors.card'
  | 'errors.account'
  | 'errors.tokenizableExpired'
  | 'errors.delivery'
  | 'errors.addressAndCourier'
  | 'errors.address'
  | 'errors.courier'
  | 'errors.store'
  | 'errors.monthly'
  | 'errors.billing'
  | 'errors.securityCode'
  | 'errors.terms'
  | 'errors.shippingConditions';
