// @vitest-environment own-window

import { act, cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CartSummary } from '@/components/cart/page/cart-summary';
import { useCart } from '@/components/cart/use-cart';
import { SummaryAside } from '@/components/checkout/layout/summary-aside';
import { type StepProps, useCheckoutTotals } from '@/components/checkout/purchase';
import { CartLinesReview } from '@/components/checkout/review/lines-review';
import { TotalReview } from '@/components/checkout/review/payment-review';
import { browserClient } from '@/lib/api/client/browser-client';
import { setClientHooks } from '@/lib/api/client/browser-hooks';
import { getQueryClient } from '@/lib/api/client/query-client';
import { checkoutKey } from '@/lib/api/client/query-parts';
import { readMonthlyOptions } from '@/lib/api/monthly-options';
import { choosePlan, completePaymentStep } from '@/lib/domain/checkout/monthly-plans';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { refreshCart } from '@/stores/flows/cart/customer/cart-cache';
import { hydrateStores } from '@/stores/persistence/hydration';
import { getSessionHeaders, useSessionStore } from '@/stores/session/session-store';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import {
  expectedCartRows,
  expectedCheckoutRows,
  expectedLineTexts,
  type Rows,
} from '../../support/cart-amounts';
import { type MockProcess, startMockProcess } from '../../support/mock-process';
import { cartArbitrary, openRandomCarts, type RandomCart } from '../../support/random-carts';
import { ScreenHost } from '../../support/screen-host';
import { laura } from '../account/harness';
import { stepProps } from './samples';

vi.mock('next/navigation', () => ({
  usePathname: () => '/compra/carrito/detalle',
  useRouter: () => ({ push: vi.fn() }),
}));

/** More by `npm run test:all -- carts`. */
const CARTS = Number(process.env.CARTS ?? 40);
/** So many carts of each kind are meaningful. */
const LEAST = CARTS < 250 ? 1 : 20;
const PRODUCTS = 24;
/** The test takes some twelve seconds on an idle machine. */
const MOST_MS = 900_000;

const FIRST: RandomCart = {
  lines: [{ product: 0, qty: 1 }],
  coupon: null,
  wallet: 0,
  delivery: { type: 'none' },
  isInsured: true,
  payment: null,
};

let mock: MockProcess;
let backend: Awaited<ReturnType<typeof openRandomCarts>>;
const network = fetch;

const Cart = () => <CartSummary view={useCart(true)} />;

function Review(props: StepProps) {
  const coupon = { customerId: backend.customerId, onRemoved: vi.fn() };
  return (
    <>
      <CartLinesReview coupon={coupon} totals={undefined} store={props.store} />
      <TotalReview {...props} query={useCheckoutTotals(props)} />
    </>
  );
}

beforeAll(async () => {
  mock = await startMockProcess(300);
  backend = await openRandomCarts(mock.apis.full, 'mil-carritos@clientes.example', PRODUCTS);
  // Does what the BFF does with a call, except for the session: here the token goes straight to the backend.
  vi.stubGlobal('fetch', (input: unknown, init?: RequestInit) =>
    network(`${mock.apis.full}${String(input)}`, init),
  );
  setClientHooks({ headers: getSessionHeaders });
  await loadAllTexts('cart', 'checkout', 'review-order', 'account', 'cards');
  hydrateStores();
  const customer = { ...laura, id: backend.customerId };
  useSessionStore.setState({ customer, accessToken: backend.token });
  const props = stepProps({ customer });
  render(
    <ScreenHost>
      <div id="cart">
        <Cart />
      </div>
      <div id="checkout">
        <SummaryAside {...props} isFolded={false} />
      </div>
      <div id="review">
        <Review {...props} />
      </div>
    </ScreenHost>,
  );
  // The first cart also loads everything that is loaded on demand.
  await backend.put(FIRST);
  await act(() => refreshCart(backend.customerId));
  const cart = await screen.findByRole('region', { name: 'Resumen' });
  await within(cart).findByText(/^Productos \(/, undefined, { timeout: 30_000 });
}, MOST_MS);
afterAll(() => {
  cleanup();
  vi.unstubAllGlobals();
  mock?.stop();
});

/** Makes the checkout's decisions as the steps do, from the backend's options. */
async function choose({ payment, delivery, isInsured }: RandomCart): Promise<void> {
  const begun = {
    ...createInitialCheckout(),
    hasShippingInsurance: isInsured,
    isInsuranceChosen: true,
    isShipping: delivery.type === 'none' ? null : delivery.type === 'shipping',
    // The backend knows it.
    store: delivery.type === 'pickup' ? { id: '1', label: 'Centro' } : null,
  };
  const { update } = useCheckoutStore.getState();
  if (!payment) return update(() => begun);
  const { method, months } = payment;
  const tokenizableId = backend.tokens[method] ?? null;
  const options = await readMonthlyOptions(browserClient, {
    payment: { methodCode: method, tokenizableId },
    transactionId: null,
  });
  const token = tokenizableId && {
    id: tokenizableId,
    paymentMethodCode: method,
    label: 'Tarjeta',
    creationDate: null,
    payload: { creationDate: null, typeResource: 'card' },
  };
  const paid = { ...begun, paymentMethodCode: method, paymentTokenizable: token || null };
  update(() =>
    options.reduce(
      (data, { plans }, slot) => {
        const plan = plans[Math.min(months, plans.length - 1)];
        return plan ? choosePlan(data, slot, plan) : data;
      },
      completePaymentStep(paid, options, 'full'),
    ),
  );
}

/** Applies a cart that another tab changed, and makes the checkout's decisions. */
async function refresh(wanted: RandomCart): Promise<void> {
  const client = getQueryClient();
  const { customerId } = backend;
  await act(async () => {
    client.removeQueries({ queryKey: checkoutKey(customerId), type: 'inactive' });
    await choose(wanted);
  });
  await act(async () => {
    await Promise.all([
      refreshCart(customerId),
      client.invalidateQueries({ queryKey: checkoutKey(customerId) }),
    ]);
  });
  // Waits until every request has been rendered: React Query hands over the last answer in a timer. Stale amounts are
  // then found by comparing what is shown.
  let ticks = 0;
  do {
    await act(() => new Promise((done) => setTimeout(done, 1)));
    ticks += 1;
  } while (ticks < MOST_TICKS && isOld());
}

const rowOf = (rows: Rows, name: string) => rows.find(([label]) => label === name)?.[1];
const MOST_TICKS = 2000;
const isOld = () =>
  getQueryClient().isFetching() > 0 || document.querySelector('[aria-busy=true]') !== null;

const tidy = ({ textContent }: Element) => textContent.replaceAll('\u00a0', ' ');
/** The amounts of a part. Finding it by its role is slower than making a cart. */
function rowsIn(id: string): Rows {
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(`#${id} ${selector}`)].map(tidy);
  const values = textsOf('dl > div > dd');
  const tax = /Precios con IVA.*?%\)\./.exec(textsOf('dl ~ p').join())?.[0] ?? '';
  return [
    ...textsOf('dl > div > dt').map((label, index): Rows[number] => [label, values[index] ?? '']),
    ['IVA', tax],
  ];
}

const shown = () => ({
  isOld: isOld(),
  cart: rowsIn('cart'),
  checkout: rowsIn('checkout'),
  review: rowsIn('review'),
  lines: [...document.querySelectorAll('#review li > strong')].map(tidy),
});

it(
  `shows the backend's figures to the cent in ${CARTS} random carts`,
  async () => {
    const seen = new Map<string, number>();
    const note = (kind: string, is: boolean) => seen.set(kind, (seen.get(kind) ?? 0) + Number(is));
    const property = fc.asyncProperty(cartArbitrary(PRODUCTS), async (wanted) => {
      await backend.put(wanted);
      const [{ cart, items, saving, plans, paid }] = await Promise.all([
        backend.figures(wanted),
        refresh(wanted),
      ]);
      // A saved delivery includes the insurance choice, so the backend's amounts are used unchanged.
      const isInsured = wanted.delivery.type !== 'none' || wanted.isInsured;
      const isFinal = wanted.delivery.type !== 'none';
      const { review, ...page } = shown();
      const open = { isInsured: wanted.isInsured, saving, payment: 'open' } as const;
      const isMonthly = /:([2-9]|\d\d)/.test(plans ?? '');
      const payment = wanted.payment ? (isMonthly ? 'months' : 'once') : 'open';
      const choices = { isInsured, saving, payment } as const;
      expect(page).toEqual({
        isOld: false,
        cart: expectedCartRows(cart, items, open),
        checkout: expectedCheckoutRows(paid, items, { ...choices, isInsured: wanted.isInsured }),
        lines: expectedLineTexts(items),
      });
      if (isFinal)
        expect(review).toEqual(expectedCheckoutRows(paid, items, { ...choices, hasCourier: true }));
      // What is paid at once is what the cart said, when it knew the delivery.
      const isAtOnce = payment === 'once' && saving > 0 && !isFinal;
      if (isAtOnce) expect(rowOf(page.checkout, 'Total')).toBe(rowOf(page.cart, 'Total'));
      note('said at once', isAtOnce);
      note('coupon', cart.coupon_code !== null);
      note('wallet', Number(cart.wallet_to_use) > 0);
      note('months', isMonthly);
      note('at once', Number(paid.one_pay_discount) > 0);
      note('free shipping', Number(cart.shipping_discount) > 0);
      note('paid shipping', Number(cart.shipping) > Number(cart.shipping_discount));
      note('pickup', cart.has_shipping === 0);
      note('insured', Number(cart.shipping_insurance) > 0 && isInsured);
      const isSent = wanted.delivery.type === 'shipping';
      note('not insured', Number(cart.shipping_insurance) === 0 && isSent);
      note('taken off here', wanted.delivery.type === 'none' && !wanted.isInsured);
      note('nothing to pay', paid.total_with_credit_and_wallet === 0);
    });
    await fc.assert(property, { numRuns: CARTS, endOnFailure: true });
    for (const [kind, times] of seen) expect([kind, times >= LEAST]).toEqual([kind, true]);
  },
  MOST_MS,
);
