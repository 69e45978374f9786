/**
 * What is mutated, by module, and the tests that must notice.
 * @type {Readonly<Record<string, { mutate: string[], tests: string[] }>>}
 */
export const MODULES = {
  money: {
    mutate: ['lib/domain/money.ts'],
    tests: ['tests/lib/domain/money.test.ts'],
  },
  redirect: {
    mutate: [
      'lib/domain/account/return-to.ts',
      'lib/domain/payments/{payment-target,provider-redirect}.ts',
      'lib/api/client/media-url.ts',
      'lib/routing/search-request.ts',
    ],
    tests: [
      'tests/fuzz/addresses.test.ts',
      'tests/lib/domain/account/return-to.test.ts',
      'tests/lib/domain/payments/{payment-target,provider-redirect}.test.ts',
      'tests/components/checkout/results/second-step.test.tsx',
      'tests/lib/api/safe-url.test.ts',
      'tests/lib/routing/search-request.test.ts',
    ],
  },
  session: {
    mutate: ['lib/session/*.ts', 'lib/bff/{grant,session-calls,request-checks}.ts'],
    tests: [
      'tests/lib/bff/{gateway,grant,request-checks,session}.test.ts',
      'tests/lib/session/*.test.ts',
    ],
  },
  sanitiser: {
    mutate: ['lib/html/{attributes,headings,sanitise,structures,tree}.ts'],
    tests: ['tests/lib/html/*.test.{ts,tsx}'],
  },
  cart: {
    mutate: [
      'lib/api/cart-totals.ts',
      'lib/domain/cart/{guest-cart-summary,lines,purchase-price,shipping,tax-and-totals}.ts',
      'stores/cart/cart-store.ts',
      'stores/flows/cart/guest-cart-merge.ts',
    ],
    tests: [
      'tests/lib/api/{cart-totals,checkout-readers}.test.ts',
      'tests/lib/domain/cart/*.test.ts',
      'tests/stores/cart/cart-store.test.ts',
      'tests/stores/flows/cart/guest-cart-merge*.test.ts',
    ],
  },
  checkout: {
    mutate: [
      'lib/domain/checkout/{monthly-plans,order-fingerprint,payment,place-order-request,steps}.ts',
    ],
    tests: ['tests/lib/domain/checkout/*.test.ts'],
  },
  compatibility: {
    mutate: ['lib/domain/build/compatibility/*.ts'],
    tests: ['tests/lib/domain/build/{check,compatibility}.test.ts'],
  },
};
