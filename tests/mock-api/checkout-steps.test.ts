import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { add, cartOf, cents, type Totals } from './cart-client';
import { card, only, review, sendTo, withCart } from './checkout-client';
import { enter, LAURA, NEWCOMER, pointers } from './customer-client';
import { ids, must, openBackend } from './test-client';

const api = await openBackend({ size: 300, now: () => new Date('2026-03-14T18:00:00Z') });
beforeEach(() => api.control('reset', {}));

const plenty = api.articles.filter(({ stock }) => stock.total >= 12);
const freeOf = (article: (typeof plenty)[number]) =>
  Math.max(
    1,
    ...article.plans.filter((one) => one.interestPercent === 0).map(({ months }) => months),
  );
const dear = must(
  plenty.find(
    (one) => one.prices.current > 2000 && one.prices.current < 8000 && freeOf(one) === 18,
  ),
);
const cheap = must(plenty.find(({ prices }) => prices.current < 280));
const discounted = must(
  plenty.find(
    (one) =>
      one.prices.oneDiscountPercent > 0 && one.prices.current > 1300 && one.prices.current < 9000,
  ),
);

interface Options {
  monthly_payment_options: {
    id: string;
    max_months: number;
    product_ids: string[];
    plans: {
      monthly_payment_months: number;
      price: number;
      first_payment: number;
      total: number;
      interest_percent: number;
    }[];
  }[];
}
const optionsFor = async (customer: Awaited<ReturnType<typeof enter>>, query: string) =>
  (await customer.get<Options>(`/eshop/checkout/monthly-options?${query}`)).meta
    .monthly_payment_options;

it('opens an order at a provider for what is in the cart, which serves as its token', async () => {
  const ORDERS = '/eshop/checkout/provider-orders';
  const laura = await withCart(api, { [cheap.id]: 1 });
  const body = { payment_method_code: 'paypal_account', transaction_id: null, is_temporary: true };
  const { meta } = await laura.post<{ provider_order_id: string }>(ORDERS, body);
  const account = { payment_method_code: 'paypal_account', cvc_token: null, expires: null };
  const kept = await card(laura, '', { ...account, token: meta.provider_order_id });
  const paid = await review(laura, {
    payment_method_code: 'paypal_account',
    tokenizable_id: kept,
  });
  expect(paid.total_with_credit_and_wallet).toBeGreaterThan(0);
  const other = await laura.post(ORDERS, { ...body, payment_method_code: 'codi' });
  expect(pointers(other)).toEqual(['/payment_method_code']);
  const newcomer = await enter(api, NEWCOMER);
  expect(pointers(await newcomer.post(ORDERS, body))).toEqual(['/items']);
});

describe('ways to pay', () => {
  it('are listed with the cards that each can use', async () => {
    const laura = await withCart(api, { [cheap.id]: 1 });
    const { data, included } = await laura.get('/eshop/checkout/payment-methods');
    expect(ids({ data })).toEqual([
      'stripe_card',
      'paypal_account',
      'paypal_card_v2',
      'oxxo',
      'mercadopago',
      'codi',
    ]);
    const [stripe, account] = data;
    expect(must(stripe).attributes).toMatchObject({
      tokenizer: true,
      secure_code_required: true,
      is_available: true,
    });
    expect(must(account).attributes).toMatchObject({
      tokenizer: true,
      secure_code_required: false,
    });
    expect(must(stripe?.relationships?.tokenizables).data).toHaveLength(3);
    expect(included.every(({ type }) => type === 'tokenizables')).toBe(true);
  });

  it('say which amounts they take', async () => {
    const laura = await withCart(api, { [dear.id]: 6 });
    const { data } = await laura.get('/eshop/checkout/payment-methods');
    const oxxo = must(data.find(({ id }) => id === 'oxxo')).attributes;
    expect(oxxo).toMatchObject({ minimun_amount: 10, maximum_amount: 10_000, is_available: false });
    expect(oxxo.unavailable_reason).toContain('hasta $10,000.00');
  });

  it('cost less at once where the price does', async () => {
    const laura = await withCart(api, { [discounted.id]: 2 });
    const none = (await laura.get<Totals>('/eshop/carrito/totales')).meta;
    const once = await review(laura, { payment_method_code: 'oxxo' });
    const off = cents((discounted.prices.current - discounted.prices.onePrice) * 2);
    expect(none.one_pay_discount_with_tax).toBe(0);
    expect(cents(must(none.total)) - cents(must(once.total))).toBe(off);
    const id = await card(laura);
    const option = must(
      (await optionsFor(laura, `payment_method_code=stripe_card&tokenizable_id=${id}`))[0],
    );
    const later = await review(laura, {
      payment_method_code: 'stripe_card',
      tokenizable_id: id,
      monthly_payment_option_plans: [{ option_id: option.id, monthly_payment_months: 3 }],
    });
    expect(later.total).toBe(none.total);
  });

  it('leave cards for one purchase out of the stored ones, and drop them after three hours', async () => {
    const laura = await withCart(api, { [cheap.id]: 1 });
    const id = await card(laura, '1881', { is_temporary: true });
    const stored = await laura.get(`/shop-v1/customers/${laura.id}/tokenizables`);
    expect(ids(stored)).not.toContain(id);
    const offered = async () =>
      (await laura.get('/eshop/checkout/payment-methods')).included.find((one) => one.id === id);
    expect(must(await offered()).attributes).toMatchObject({
      is_temporary: true,
      payload: { cvc: 'cvctok_abc', type_resource: 'card' },
    });
    await api.control('tokenizables/age', { id, minutes: 181 });
    expect(await offered()).toBeUndefined();
  });
});

describe('months', () => {
  it('are 3, 6, 9, 12 and 18 of at least 100 pesos, and come to what is charged', async () => {
    const laura = await enter(api, LAURA);
    const id = await card(laura);
    const choices = fc.array(
      fc.record({
        at: fc.nat(plenty.length - 1),
        qty: fc.integer({ min: 1, max: 3 }),
        pick: fc.nat(5),
      }),
      { minLength: 1, maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(choices, async (chosen) => {
        await laura.delete('/eshop/carrito/clear-all');
        for (const { at, qty } of chosen) await add(laura, must(plenty[at]).id, qty);
        await sendTo(laura);
        const options = await optionsFor(
          laura,
          `payment_method_code=stripe_card&tokenizable_id=${id}`,
        );
        const all = options.flatMap(({ product_ids }) => product_ids).sort();
        expect(all).toEqual([...new Set(chosen.map(({ at }) => must(plenty[at]).id))].sort());
        const picked = options.map((option, index) => {
          const plan = must(option.plans[(chosen[index]?.pick ?? 0) % option.plans.length]);
          expect([1, 3, 6, 9, 12, 18]).toContain(plan.monthly_payment_months);
          if (plan.monthly_payment_months > 1) expect(plan.price).toBeGreaterThanOrEqual(100);
          const paid =
            cents(plan.first_payment) + cents(plan.price) * (plan.monthly_payment_months - 1);
          expect(paid).toBe(cents(plan.total));
          // The interest is the bank's; a plan has the one that its articles are offered with.
          const interest = plan.interest_percent;
          for (const article of plenty.filter((one) => option.product_ids.includes(one.id))) {
            const offered = article.plans.find(
              ({ months }) => months === plan.monthly_payment_months,
            );
            if (plan.monthly_payment_months > 1)
              expect(offered?.interestPercent ?? interest).toBe(interest);
          }
          return {
            option_id: option.id,
            monthly_payment_months: plan.monthly_payment_months,
            charged: Math.round(cents(plan.total) / (1 + interest / 100)),
          };
        });
        const plans = picked.map(({ charged: _charged, ...plan }) => plan);
        const payment = {
          payment_method_code: 'stripe_card',
          tokenizable_id: id,
          monthly_payment_option_plans: plans,
        };
        const totals = await review(laura, payment);
        expect(cents(must(totals.total_with_credit_and_wallet))).toBe(
          picked.reduce((sum, { charged }) => sum + charged, 0),
        );
        const { status, meta } = await laura.post<Totals>(
          '/eshop/checkout/monthly-payment',
          payment,
        );
        expect([status, meta.total]).toEqual([200, totals.total]);
      }),
      { numRuns: 40 },
    );
  });

  it('are only for cards, fewer for American Express', async () => {
    const laura = await withCart(api, { [dear.id]: 1, [cheap.id]: 1 });
    const longest = async (query: string) =>
      (await optionsFor(laura, query)).map(({ max_months }) => max_months).sort((a, b) => b - a);
    expect(await longest('payment_method_code=oxxo')).toEqual([1]);
    expect(await longest('payment_method_code=stripe_card')).toEqual([18, 1]);
    const amex = await card(laura, '0005', {}, 'amex');
    expect(await longest(`payment_method_code=stripe_card&tokenizable_id=${amex}`)).toEqual([
      12, 1,
    ]);
    expect(
      (await laura.get('/eshop/checkout/monthly-options?payment_method_code=bitcoin')).status,
    ).toBe(422);
  });

  it('that are not offered are refused', async () => {
    const laura = await withCart(api, { [dear.id]: 1 });
    const id = await card(laura);
    const store = (months: number, option = '18') =>
      laura.post('/eshop/checkout/monthly-payment', {
        payment_method_code: 'stripe_card',
        tokenizable_id: id,
        monthly_payment_option_plans: [{ option_id: option, monthly_payment_months: months }],
      });
    expect((await store(18)).status).toBe(200);
    expect(pointers(await store(24))).toEqual(['/monthly_payment_option_plans']);
    expect(pointers(await store(3, '99'))).toEqual(['/monthly_payment_option_plans']);
  });
});

describe('delivery', () => {
  it('is offered by the courier, at the price and on the days that the product’s page promised', async () => {
    const laura = await enter(api, LAURA);
    for (const { id } of plenty.slice(0, 12)) {
      await laura.delete('/eshop/carrito/clear-all');
      await add(laura, id, 1);
      const addresses = await laura.get(`/shop-v1/customers/${laura.id}/addresses`);
      const zipCode = must(addresses.data.find((one) => one.id === '10001')).attributes.zip_code;
      const estimate = await api.call(
        `/shop-v1/products/${id}/-actions/delivery-estimate?zip_code=${zipCode}`,
      );
      const { data } = await laura.get('/eshop/checkout/couriers?address_id=10001');
      const { courier: name, cost: total_with_tax, from, to } = estimate.meta as never;
      const promised = { name, total_with_tax, from, to };
      expect(data.map(({ attributes }) => attributes)).toContainEqual(
        expect.objectContaining(promised),
      );
    }
  });

  it('is kept with the cart, and its price is the courier’s', async () => {
    const laura = await withCart(api, { [cheap.id]: 1 });
    const { data } = await laura.get('/eshop/checkout/couriers?address_id=10001');
    for (const courier of data) {
      const { meta } = await sendTo(laura, { courier_id: courier.id });
      expect(meta.shipping_with_tax).toBe(courier.attributes.price_with_tax);
      expect((await cartOf(laura)).totals.total).toBe(meta.total);
    }
    const fastest = data.map(({ attributes }) => Number(attributes.days));
    expect(Math.min(...fastest)).toBeLessThan(Math.max(...fastest));
    expect((await laura.get('/eshop/checkout/couriers?address_id=10004')).status).toBe(404);
  });

  it('takes the insurance off when it is not wanted', async () => {
    const laura = await withCart(api, { [dear.id]: 1 });
    const insured = (await sendTo(laura, { has_shipping_insurance: true })).meta;
    const bare = (await sendTo(laura, { has_shipping_insurance: false })).meta;
    expect(cents(must(insured.total)) - cents(must(bare.total))).toBe(
      cents(must(insured.shipping_insurance_with_tax)),
    );
    expect(bare).toMatchObject({ has_shipping_insurance: 0, shipping_insurance: 0 });
    expect(bare.insurance_offer_with_tax).toBe(insured.shipping_insurance_with_tax);
  });

  it('by hand costs nothing, in a store that has everything', async () => {
    const laura = await withCart(api, { [dear.id]: 1 });
    await api.control('stock', { productId: dear.id, stores: { 1: 2, 5: 9 }, providers: 0 });
    const { data } = await laura.get('/eshop/checkout/pickup-stores?zip_code=44160');
    expect(must(data[0]).attributes.distance_km).toBeLessThan(20);
    const able = data.filter(({ attributes }) => attributes.is_available);
    expect(ids({ data: able }).sort()).toEqual(['1', '5']);
    const pick = (pickup_store_id: string, more: object = {}) =>
      laura.post<Totals>('/eshop/checkout/shipping', {
        shipping_type: 'pickup',
        pickup_store_id,
        ...more,
      });
    expect(pointers(await pick('2'))).toEqual(['/pickup_store_id']);
    const person = {
      name: 'Jorge',
      last_name: 'Méndez',
      mother_last_name: '',
      telephone: '3336123456',
    };
    const { meta } = await pick('5', { pickup_person: person });
    expect(meta).toMatchObject({
      shipping: 0,
      shipping_insurance: 0,
      has_shipping: 0,
      pickup_store_id: '5',
      pickup_person: person,
    });
    expect(cents(must(meta.total))).toBe(cents(dear.prices.current));
    expect(pointers(await pick('5', { pickup_person: { ...person, telephone: '1' } }))).toEqual([
      '/pickup_person/telephone',
    ]);
  });

  it('says what is missing', async () => {
    const laura = await withCart(api, { [cheap.id]: 1 });
    const send = (body: object) => laura.post('/eshop/checkout/shipping', body);
    expect(pointers(await send({}))).toEqual(['/shipping_type']);
    expect(pointers(await send({ shipping_type: 'shipping' }))).toEqual(['/customer_address_id']);
    expect(
      pointers(await send({ shipping_type: 'shipping', customer_address_id: '10001' })),
    ).toEqual(['/courier_id']);
    expect(pointers(await send({ shipping_type: 'pickup' }))).toEqual(['/pickup_store_id']);
  });
});

describe('the review', () => {
  const check = async (customer: Awaited<ReturnType<typeof enter>>, query: string) =>
    customer.get<{ valid: boolean; total_to_pay: number }>(
      `/eshop/carrito/validar-revision?${query}`,
    );

  it('tells everything that is wrong at once, and nothing when nothing is', async () => {
    const ana = await enter(api, NEWCOMER);
    expect(pointers(await check(ana, ''))).toEqual([
      '/items',
      '/payment_method_code',
      '/shipping_type',
    ]);
    const laura = await withCart(api, { [cheap.id]: 1 });
    expect(
      pointers(await check(laura, 'payment_method_code=stripe_card&shipping_type=pickup')),
    ).toEqual(['/tokenizable_id', '/shipping_type']);
    const { status, meta } = await check(laura, 'payment_method_code=oxxo&shipping_type=shipping');
    const { total_with_credit_and_wallet } = await review(laura, { payment_method_code: 'oxxo' });
    expect([status, meta.valid, meta.total_to_pay]).toEqual([
      200,
      true,
      total_with_credit_and_wallet,
    ]);
  });

  it('notices a coupon that stopped applying', async () => {
    const laura = await withCart(api, { [cheap.id]: 3, [dear.id]: 1 });
    await laura.post('/eshop/carrito/agregar-cupon', { coupon_code: 'MONEDERO3' });
    const { items } = await cartOf(laura);
    for (const item of items.filter(({ attributes }) => Number(attributes.total_with_tax) > 500)) {
      await laura.delete(`/eshop/carrito/quitar/${item.id}`);
    }
    await api.control('price', {
      productId: cheap.id,
      price_with_tax: 20,
      current_price_with_tax: 20,
    });
    const answer = await check(laura, 'payment_method_code=oxxo&shipping_type=shipping');
    expect(pointers(answer)).toEqual(['/coupon_code']);
    expect(answer.message).toContain('MONEDERO3');
  });

  it('knows no transaction of another', async () => {
    const laura = await withCart(api, { [cheap.id]: 1 });
    expect((await laura.get('/eshop/carrito/totales?transaction_id=1')).status).toBe(404);
    expect((await laura.get('/eshop/transactions/1')).status).toBe(404);
    expect(only(await laura.get('/eshop/carrito/detalle')).attributes.cart_id).toBe('2-1');
  });
});
