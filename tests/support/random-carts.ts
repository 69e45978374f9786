import fc from 'fast-check';
import * as customers from '../mock-api/customer-client';
import { type Answer, createApi } from '../mock-api/test-client';

/** A random purchase. What the backend rejects, such as a coupon for other customers, is left out. */
export interface RandomCart {
  lines: { product: number; qty: number }[];
  coupon: string | null;
  /** Pesos of the wallet, or as much as can be used. */
  wallet: number | 'all';
  delivery: { type: 'none' } | { type: 'shipping'; courier: string } | { type: 'pickup' };
  isInsured: boolean;
  /** `months`: index of the plan in each option. */
  payment: { method: string; months: number } | null;
}

const COUPONS = ['BIENVENIDO100', 'GAMER5', 'OFICINA10', 'MONEDERO3', 'BUENFIN2024'];
const METHODS = ['stripe_card', 'stripe_card', 'paypal_account', 'oxxo', 'mercadopago', 'codi'];

/** @param products number of products to choose from */
export const cartArbitrary = (products: number): fc.Arbitrary<RandomCart> =>
  fc.record({
    lines: fc.uniqueArray(
      fc.record({ product: fc.nat(products - 1), qty: fc.integer({ min: 1, max: 6 }) }),
      { minLength: 1, maxLength: 4, selector: ({ product }) => product },
    ),
    coupon: fc.option(fc.constantFrom(...COUPONS)),
    wallet: fc.oneof(
      fc.constant(0),
      fc.constant('all' as const),
      fc.integer({ min: 1, max: 400_000 }).map((cents) => cents / 100),
    ),
    delivery: fc.oneof(
      fc.constant({ type: 'none' } as const),
      fc.record({
        type: fc.constant('shipping' as const),
        courier: fc.constantFrom('estafeta', 'fedex', 'dhl'),
      }),
      fc.constant({ type: 'pickup' } as const),
    ),
    isInsured: fc.boolean(),
    payment: fc.option(fc.record({ method: fc.constantFrom(...METHODS), months: fc.nat(5) }), {
      freq: 3,
    }),
  });

/** A store that has everything. */
const STORE = '2';
const PLENTY = 500;
const BALANCE = 3000;

/** Time for which these tests use a confirmed code, in milliseconds. */
const VERIFIED_FOR = 10 * 60_000;

// Kept here, because a test may replace the global `fetch`.
const send = fetch;

/** What the backend answers, when it does not refuse. */
async function accepted<Meta>(call: Promise<Answer<Meta>>): Promise<Answer<Meta>> {
  const answer = await call;
  if (answer.status < 300) return answer;
  throw new Error(`The backend refuses with ${answer.status}: ${answer.message}`);
}

/**
 * Prepares a new customer at the backend, with an address, a card, a wallet and products to buy.
 * @param wanted number of products
 * @param page query that selects the page of the catalogue
 */
export async function openRandomCarts(
  origin: string,
  email: string,
  wanted: number,
  page = 'per_page=100',
) {
  const api = createApi(origin, (request) => send(request));
  const customer = await customers.register(api, email);
  const { get, post } = customer;
  const addressId = await customers.storeAddress(customer, { is_default: true });
  const tokens: Readonly<Record<string, string>> = {
    stripe_card: await customers.card(customer),
    paypal_account: await customers.card(customer, '4242', customers.ACCOUNT),
  };
  await api.steer('wallet', { email, amount: BALANCE });
  const found = await api.search(`?in_stock=1&sort=price&${page}`);
  const step = Math.max(1, Math.floor(found.data.length / wanted));
  const products = found.data.filter((_, index) => index % step === 0).slice(0, wanted);
  for (const { id: productId } of products) {
    await api.steer('stock', { productId, stores: { [STORE]: PLENTY }, providers: PLENTY });
  }

  let verifiedUntil = 0;
  /** Using the wallet needs a code, which is valid for some minutes. */
  async function verify(): Promise<void> {
    if (Date.now() < verifiedUntil) return;
    await accepted(customers.verifyWallet(api, customer, email));
    verifiedUntil = Date.now() + VERIFIED_FOR;
  }

  async function deliver({ delivery, isInsured }: RandomCart): Promise<void> {
    if (delivery.type === 'none') return;
    const insurance = { has_shipping_insurance: isInsured };
    const choice =
      delivery.type === 'shipping'
        ? { customer_address_id: addressId, courier_id: delivery.courier, ...insurance }
        : { pickup_store_id: STORE, pickup_person: null };
    await accepted(post('/eshop/checkout/shipping', { shipping_type: delivery.type, ...choice }));
  }

  /** Replaces the customer's cart by this one. */
  async function put(cart: RandomCart): Promise<void> {
    await accepted(customer.delete('/eshop/carrito/clear-all'));
    for (const { product, qty } of cart.lines) {
      await accepted(customers.add(customer, String(products[product]?.id), qty));
    }
    await deliver(cart);
    if (cart.coupon !== null) {
      await post('/eshop/carrito/agregar-cupon', { coupon_code: cart.coupon });
    }
    if (cart.wallet === 0) return;
    await verify();
    const wallet_to_use =
      cart.wallet === 'all' ? (await totalsWith('codi')).max_wallet_amount : cart.wallet;
    await post('/eshop/carrito/agregar-monedero', { wallet_to_use });
  }

  async function totalsWith(method: string, plans?: string) {
    const payment = { payment_method_code: method, tokenizableId: tokens[method] };
    const asked = query({ ...payment, monthly_payment_option_plans: plans });
    return (await accepted(get(`/eshop/carrito/totales?${asked}`))).meta;
  }

  /** The wanted plans among those that the backend offers: `18:6,3:1`. */
  async function plansFor({ method, months }: NonNullable<RandomCart['payment']>) {
    const chosen = query({ payment_method_code: method, tokenizable_id: tokens[method] });
    const { meta } = await accepted(
      get<{ monthly_payment_options: RawOption[] }>(`/eshop/checkout/monthly-options?${chosen}`),
    );
    const options = meta.monthly_payment_options;
    if (!options.some(({ max_months }) => max_months > 1)) return undefined;
    const monthsOf = ({ plans }: RawOption) =>
      plans[Math.min(months, plans.length - 1)]?.monthly_payment_months;
    return options.map((option) => `${option.id}:${monthsOf(option)}`).join();
  }

  /** The backend's totals of the cart, and of the cart with the wanted payment. */
  async function figures({ payment }: RandomCart) {
    const { totals: cart, items } = await customers.cartOf(customer);
    const saving = Number((await totalsWith('codi')).one_pay_discount_with_tax);
    if (!payment) return { cart, items, saving, plans: undefined, paid: cart };
    const plans = await plansFor(payment);
    return { cart, items, saving, plans, paid: await totalsWith(payment.method, plans) };
  }

  const { id: customerId, answer } = customer;
  return { put, figures, token: answer.meta.token.access_token, tokens, customerId };
}

interface RawOption {
  id: string;
  max_months: number;
  plans: { monthly_payment_months: number }[];
}

const query = (parameters: Record<string, string | undefined>) =>
  new URLSearchParams(
    Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
