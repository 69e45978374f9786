import fc from 'fast-check';

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

const JSON_API = 'application/vnd.api+json';
const CLIENT = {
  client_id: 'storefront',
  client_secret: 'secret-of-the-backend-in-a-box',
};
export const PASSWORD = 'demostracion';
/** A store that has everything. */
const STORE = '2';
const PLENTY = 500;
const BALANCE = 3000;

/** Time for which these tests use a confirmed code, in milliseconds. */
const VERIFIED_FOR = 10 * 60_000;

export type Raw = Record<string, unknown>;
export interface Resource {
  type: string;
  id: string;
  attributes: Raw;
  relationships?: { product?: { data: { id: string } } };
}
interface BackendAnswerBody {
  status: number;
  data: Resource[];
  included: Resource[];
  meta: Raw;
}

// Kept here, because a test may replace the global `fetch`.
const send = fetch;

/**
 * Prepares a new customer at the backend, with an address, a card, a wallet and products to buy.
 * @param wanted number of products
 * @param page query that selects the page of the catalogue
 */
export async function openRandomCarts(
  api: string,
  email: string,
  wanted: number,
  page = 'per_page=100',
) {
  let authorization: string | undefined;
  async function call(method: string, path: string, body?: object): Promise<BackendAnswerBody> {
    const response = await send(`${api}/api${path}`, {
      method,
      headers: {
        accept: JSON_API,
        'content-type': JSON_API,
        ...(authorization !== undefined && { authorization }),
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    const { data = [], included = [], meta = {} } = JSON.parse(text || '{}');
    return { status: response.status, data: [data].flat(), included, meta };
  }
  async function must(...args: Parameters<typeof call>): Promise<BackendAnswerBody> {
    const answer = await call(...args);
    if (answer.status >= 300) throw new Error(`${args[0]} ${args[1]}: ${answer.status}`);
    return answer;
  }
  async function control(path: string, body?: object): Promise<Raw> {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await send(`${api}/__control/${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  const person = { name: 'Elena', last_name: 'Prueba', phone: '5512345678', email };
  await must('POST', '/eshop/register', {
    ...CLIENT,
    ...person,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    type: 'personal',
  });
  const login = await must('POST', '/eshop/login', {
    ...CLIENT,
    grant_type: 'password',
    username: email,
    password: PASSWORD,
  });
  const { access_token: token } = login.meta.token as { access_token: string };
  authorization = `Bearer ${token}`;
  const resource = (type: string, attributes: object) => ({ data: { type, attributes } });
  const address = await must(
    'POST',
    '/shop-v1/customer-addresses',
    resource('customer-addresses', {
      alias: 'Casa',
      recipient_name: 'Elena Prueba',
      phone: '5512345678',
      street: 'Calle Orizaba',
      exterior_number: '118',
      interior_number: '',
      neighborhood: 'Roma Norte',
      zip_code: '06700',
      between_streets: '',
      references: '',
      is_default: true,
    }),
  );
  const tokenOf = async (code: string, given: string) => {
    const attributes = { payment_method_code: code, token: given, holder: 'ELENA PRUEBA' };
    const made = await must('POST', '/shop-v1/tokenizables', resource('tokenizables', attributes));
    return made.data[0]?.id ?? '';
  };
  const tokens: Readonly<Record<string, string>> = {
    stripe_card: await tokenOf('stripe_card', 'tok_visa_4242'),
    paypal_account: await tokenOf('paypal_account', 'tok_paypal_4242'),
  };
  await control('wallet', { email, amount: BALANCE });
  const found = await must('GET', `/search?in_stock=1&sort=price&${page}`);
  const step = Math.max(1, Math.floor(found.data.length / wanted));
  const products = found.data.filter((_, index) => index % step === 0).slice(0, wanted);
  for (const { id } of products) {
    await control('stock', { productId: id, stores: { [STORE]: PLENTY }, providers: PLENTY });
  }

  let verifiedUntil = 0;
  /** Using the wallet needs a code, which is valid for some minutes. */
  async function verify(): Promise<void> {
    if (Date.now() < verifiedUntil) return;
    await must('POST', '/eshop/carrito/enviar-codigo-para-usar-monedero', {});
    const { mails } = (await control(`mails?to=${encodeURIComponent(email)}`)) as {
      mails: { kind: string; code: string }[];
    };
    const code = mails.findLast(({ kind }) => kind === 'wallet')?.code;
    await must('POST', '/eshop/carrito/verificar-codigo-para-usar-monedero', {
      verification_code: code,
    });
    verifiedUntil = Date.now() + VERIFIED_FOR;
  }

  async function deliver({ delivery, isInsured }: RandomCart): Promise<void> {
    if (delivery.type === 'none') return;
    await must('POST', '/eshop/checkout/shipping', {
      shipping_type: delivery.type,
      ...(delivery.type === 'shipping'
        ? {
            customer_address_id: address.data[0]?.id,
            courier_id: delivery.courier,
            has_shipping_insurance: isInsured,
          }
        : { pickup_store_id: STORE, pickup_person: null }),
    });
  }

  /** Replaces the customer's cart by this one. */
  async function put(cart: RandomCart): Promise<void> {
    await must('DELETE', '/eshop/carrito/clear-all');
    for (const { product, qty } of cart.lines) {
      await must('GET', `/eshop/carrito/agregar/${products[product]?.id}/${qty}`);
    }
    await deliver(cart);
    if (cart.coupon !== null) {
      await call('POST', '/eshop/carrito/agregar-cupon', { coupon_code: cart.coupon });
    }
    if (cart.wallet === 0) return;
    await verify();
    const wallet_to_use = cart.wallet === 'all' ? await mostOfWallet() : cart.wallet;
    await call('POST', '/eshop/carrito/agregar-monedero', { wallet_to_use });
  }

  async function mostOfWallet() {
    const { meta } = await must('GET', '/eshop/carrito/totales?payment_method_code=codi');
    return meta.max_wallet_amount;
  }

  /** The wanted plans among those that the backend offers: `18:6,3:1`. */
  async function plansFor({ method, months }: NonNullable<RandomCart['payment']>) {
    const token = tokens[method];
    const { meta } = await must(
      'GET',
      `/eshop/checkout/monthly-options?${query({ payment_method_code: method, tokenizable_id: token })}`,
    );
    const options = meta.monthly_payment_options as RawOption[];
    if (!options.some(({ max_months }) => max_months > 1)) return undefined;
    return options
      .map(
        ({ id, plans }) =>
          `${id}:${plans[Math.min(months, plans.length - 1)]?.monthly_payment_months}`,
      )
      .join();
  }

  /** The backend's totals of the cart, and of the cart with the wanted payment. */
  async function figures({ payment }: RandomCart) {
    const { data, included } = await must('GET', '/eshop/carrito/detalle');
    const cart = data[0]?.attributes ?? {};
    const items = included.filter(({ type }) => type === 'cart-items');
    const once = await must('GET', '/eshop/carrito/totales?payment_method_code=codi');
    const saving = Number(once.meta.one_pay_discount_with_tax);
    if (!payment) return { cart, items, saving, plans: undefined, paid: cart };
    const plans = await plansFor(payment);
    const { meta } = await must(
      'GET',
      `/eshop/carrito/totales?${query({
        payment_method_code: payment.method,
        tokenizableId: tokens[payment.method],
        monthly_payment_option_plans: plans,
      })}`,
    );
    return { cart, items, saving, plans, paid: meta };
  }

  const customer = login.data[0];
  return { put, figures, token, tokens, customerId: customer?.id ?? '' };
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
