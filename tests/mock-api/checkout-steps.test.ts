import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDigital } from './catalogue/showcase';
import { openWithClock, review, sendTo, withCart } from './checkout-client';
import { addDeliveryDays, mexicoToday } from './core/clock';
import {
  add,
  type Customer,
  card,
  cents,
  enter,
  LAURA,
  NEWCOMER,
  pointers,
  type Totals,
} from './customer-client';
import { hasShippingPromotion } from './seed/derive/promotions';
import { must } from './test-client';

const { api, clock } = await openWithClock(300);

const plenty = api.articles.filter(({ stock }) => stock.total >= 12);
const cheap = must(plenty.find(({ prices }) => prices.current < 280));

type PlanField =
  | 'monthly_payment_months'
  | 'price'
  | 'first_payment'
  | 'total'
  | 'interest_percent';
interface Option {
  id: string;
  product_ids: string[];
  plans: Record<PlanField, number>[];
}
const optionsFor = async (customer: Customer, tokenizable_id: string) => {
  const query = `payment_method_code=stripe_card&tokenizable_id=${tokenizable_id}`;
  const path = `/eshop/checkout/monthly-options?${query}`;
  const { meta } = await customer.get<{ monthly_payment_options: Option[] }>(path);
  return meta.monthly_payment_options;
};

it('months are 3, 6, 9, 12 and 18 of at least 100 pesos, and come to what is charged', async () => {
  const laura = await enter(api, LAURA);
  const id = await card(laura);
  const qty = fc.integer({ min: 1, max: 3 });
  const choice = fc.record({ at: fc.nat(plenty.length - 1), qty, pick: fc.nat(5) });
  const choices = fc.array(choice, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(choices, async (chosen) => {
      await laura.delete('/eshop/carrito/clear-all');
      for (const { at, qty } of chosen) await add(laura, must(plenty[at]).id, qty);
      await sendTo(laura);
      const options = await optionsFor(laura, id);
      const all = options.flatMap(({ product_ids }) => product_ids).sort();
      expect(all).toEqual([...new Set(chosen.map(({ at }) => must(plenty[at]).id))].sort());
      const picked = options.map((option, index) => {
        const plan = must(option.plans[(chosen[index]?.pick ?? 0) % option.plans.length]);
        const { monthly_payment_months, interest_percent: interest, price } = plan;
        expect([1, 3, 6, 9, 12, 18]).toContain(monthly_payment_months);
        if (monthly_payment_months > 1) expect(price).toBeGreaterThanOrEqual(100);
        const paid = cents(plan.first_payment) + cents(price) * (monthly_payment_months - 1);
        expect(paid).toBe(cents(plan.total));
        // The interest is the bank's; a plan has the one that its articles are offered with.
        for (const article of plenty.filter((one) => option.product_ids.includes(one.id))) {
          const offered = article.plans.find(({ months }) => months === monthly_payment_months);
          if (monthly_payment_months > 1)
            expect(offered?.interestPercent ?? interest).toBe(interest);
        }
        const charged = Math.round(cents(plan.total) / (1 + interest / 100));
        return { option_id: option.id, monthly_payment_months, charged };
      });
      const plans = picked.map(({ charged: _charged, ...plan }) => plan);
      const card = { payment_method_code: 'stripe_card', tokenizable_id: id };
      const payment = { ...card, monthly_payment_option_plans: plans };
      const totals = await review(laura, payment);
      expect(cents(must(totals.total_with_credit_and_wallet))).toBe(
        picked.reduce((sum, { charged }) => sum + charged, 0),
      );
      const { status, meta } = await laura.post<Totals>('/eshop/checkout/monthly-payment', payment);
      expect([status, meta.total]).toEqual([200, totals.total]);
    }),
    { numRuns: 40 },
  );
});

type Estimate = Record<'days' | 'cost', number> & Record<'courier' | 'from' | 'to', string>;
const estimate = async (id: string, zipCode: string) => {
  const path = `/shop-v1/products/${id}/-actions/delivery-estimate?zip_code=${zipCode}`;
  return (await api.call<Estimate>(path)).meta;
};

it('delivery is offered by the courier, at the price and on the days that the product’s page promised', async () => {
  const laura = await enter(api, LAURA);
  for (const { id } of plenty.slice(0, 12)) {
    await laura.delete('/eshop/carrito/clear-all');
    await add(laura, id, 1);
    const addresses = await laura.get(`/shop-v1/customers/${laura.id}/addresses`);
    const address = must(addresses.data.find((one) => one.id === '10001')).attributes;
    const promise = await estimate(id, String(address.zip_code));
    const { data } = await laura.get('/eshop/checkout/couriers?address_id=10001');
    const { courier: name, cost: total_with_tax, from, to } = promise;
    const promised = expect.objectContaining({ name, total_with_tax, from, to });
    expect(data.map(({ attributes }) => attributes)).toContainEqual(promised);
  }
});

const check = (customer: Customer, query: string) =>
  customer.get<{ valid: boolean; total_to_pay: number }>(
    `/eshop/carrito/validar-revision?${query}`,
  );

it('the review tells everything that is wrong at once, and nothing when nothing is', async () => {
  const ana = await enter(api, NEWCOMER);
  const nothing = ['/items', '/payment_method_code', '/shipping_type'];
  expect(pointers(await check(ana, ''))).toEqual(nothing);
  const laura = await withCart(api, { [cheap.id]: 1 });
  const wrong = await check(laura, 'payment_method_code=stripe_card&shipping_type=pickup');
  expect(pointers(wrong)).toEqual(['/tokenizable_id', '/shipping_type']);
  const { status, meta } = await check(laura, 'payment_method_code=oxxo&shipping_type=shipping');
  const { total_with_credit_and_wallet } = await review(laura, { payment_method_code: 'oxxo' });
  const right = { valid: true, total_to_pay: total_with_credit_and_wallet };
  expect({ status, ...meta }).toMatchObject({ status: 200, ...right });
});

// Friday night where the shop is, Saturday already in UTC.
const FRIDAY_NIGHT = new Date('2026-03-14T04:30:00Z');

it('delivery estimates count working days from the day it is where the shop is', async () => {
  clock.now = FRIDAY_NIGHT;
  expect(mexicoToday(FRIDAY_NIGHT)).toBe('2026-03-13');
  expect(addDeliveryDays('2026-03-13', 1)).toBe('2026-03-14');
  expect(addDeliveryDays('2026-03-13', 2)).toBe('2026-03-16');
  expect(addDeliveryDays('2026-12-30', 4)).toBe('2027-01-04');
  for (const { id } of api.articles.slice(0, 60)) {
    const { from, to, days } = await estimate(id, '97000');
    expect(from).toBe(addDeliveryDays('2026-03-13', days));
    expect(to >= from).toBe(true);
    for (const date of [from, to]) expect(new Date(`${date}T12:00:00Z`).getUTCDay()).not.toBe(0);
  }
});

it('what is sent for nothing takes the days that its card names, and who comes sooner costs more', async () => {
  clock.now = FRIDAY_NIGHT;
  const free = api.articles.filter(
    (one) => hasShippingPromotion(one) && !isDigital(one) && one.stock.total > 0,
  );
  for (const { id } of free.slice(0, 20)) {
    for (const zipCode of ['06700', '97000']) {
      const { days, to } = await estimate(id, zipCode);
      expect([days, to]).toEqual([3, addDeliveryDays('2026-03-13', 5)]);
    }
  }
  const laura = await withCart(api, { [free[0]?.id ?? '']: 1 });
  const { data } = await laura.get('/eshop/checkout/couriers?address_id=10001');
  const [ground, ...others] = data;
  expect(ground?.attributes).toMatchObject({ service: 'Terrestre', days: 3 });
  for (const { attributes } of others) {
    expect(attributes.price_with_tax).toBeGreaterThan(Number(ground?.attributes.price_with_tax));
    expect(attributes.days).toBeLessThanOrEqual(3);
  }
});
