// @vitest-environment own-window
// @reloaded: each tab that it opens loads the shop's modules anew.
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Dialect } from '../mock-api/dialects/dialect';
import { openBackendAccess } from './backend-access';
import { METHODS } from './choice';
import type { Change } from './shopper';
import { World } from './world';

/** How many histories; `HISTORIES=10000` for all of them. */
const COUNT = Number(process.env.HISTORIES ?? 30);
/** The form of the backend's answers. */
const DIALECT = (process.env.MOCK_DIALECT ?? 'full') as Dialect;
const SEED = Number(process.env.HISTORIES_SEED ?? Date.now() % 2 ** 31);

/** Of a counterexample, to run it alone. */
const PATH = process.env.HISTORIES_PATH ?? '';

const product = fc.nat(2);
const couponOf = (...codes: (string | null)[]): fc.Arbitrary<Change> =>
  fc.constantFrom(...codes).map((code) => ({ kind: 'coupon', code }));
const coupon = couponOf('BIENVENIDO100', 'MONEDERO3', null);
const wallet = fc
  .constantFrom(0, 50, 300, 700)
  .map((amount): Change => ({ kind: 'wallet', amount }));
/** A change of what the order comes to. */
const change = fc.oneof(
  fc
    .tuple(product, fc.integer({ min: 200, max: 900 }))
    .map(([product, amount]): Change => ({ kind: 'price', product, amount })),
  fc
    .tuple(product, fc.nat(6))
    .map(([product, pieces]): Change => ({ kind: 'stock', product, pieces })),
  product.map((product): Change => ({ kind: 'add', product })),
  fc.boolean().map((isInsured): Change => ({ kind: 'insurance', isInsured })),
  couponOf('BIENVENIDO100'),
  wallet,
);
const choice = fc.record({
  method: fc.constantFrom(...METHODS),
  months: fc.constantFrom(1, 3, 6),
  isShipping: fc.boolean(),
});
/** These change nothing of it. */
const address = fc
  .integer({ min: 1, max: 4 })
  .map((street): Change => ({ kind: 'address', street }));
/** What is done before the checkout. */
const savings = fc.tuple(fc.option(coupon), fc.option(wallet));
const fault = fc.record({
  match: fc.constantFrom(
    { method: 'POST', path: '/eshop/transactions' },
    { path: '/eshop/transactions/-actions/outcome' },
    { path: '/eshop/carrito' },
    { method: 'DELETE', path: '/eshop/carrito/clear-all' },
    { path: '/shop-v1/customers' },
    { path: '/eshop/checkout' },
  ),
  when: fc.constantFrom('before', 'after'),
  kind: fc.constantFrom('drop', 'status', 'html', 'broken-json'),
  times: fc.integer({ min: 1, max: 3 }),
});
const tab = fc.nat(1);

const step = <T>(
  name: string,
  arbitrary: fc.Arbitrary<T>,
  work: (world: World, value: T) => Promise<unknown>,
) =>
  arbitrary.map(
    (value): fc.AsyncCommand<object, World> => ({
      check: () => true,
      async run(_, world) {
        await work(world, value);
        await world.check();
      },
      toString: () => `${name} ${JSON.stringify(value)}`,
    }),
  );

const moment = fc.record({ at: fc.nat(14), change });
const steps = [
  step('look', tab, (world, index) => world.look(index)),
  step('press', tab, (world, index) => world.press([index])),
  step('press again', tab, (world, index) => world.press([index])),
  step('double press', tab, (world, index) => world.press([index, index])),
  step('press in both tabs', fc.constant(null), (world) => world.press([0, 1])),
  step('press, meanwhile', fc.tuple(tab, moment), (world, [index, during]) =>
    world.press([index], during),
  ),
  step('somebody else', fc.oneof(change, address, coupon), (world, one) => world.change(one)),
  step('choose', choice, async (world, one) => world.choose(one)),
  step('fault', fault, (world, one) => world.fault(one)),
  step('the session ends', fc.constant(null), (world) => world.expire()),
  step('sign in', fc.constant(null), (world) => world.signIn()),
];

it(`orders what the screen shows, once, in ${COUNT} random histories`, async () => {
  const backend = await openBackendAccess(DIALECT, process.env.HISTORIES_OVER === 'http');
  const world = await World.open(backend);
  const start = performance.now();
  let count = 0;
  const history = fc.asyncProperty(
    choice,
    savings,
    fc.commands(steps, { maxCommands: 14 }),
    async (first, before, commands) => {
      await world.begin(
        first,
        before.filter((one) => one !== null),
      );
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
      await world.finish();
      count++;
    },
  );
  const endOnFailure = Boolean(process.env.HISTORIES);
  try {
    await fc.assert(history, { numRuns: COUNT, seed: SEED, path: PATH, endOnFailure });
  } finally {
    const seconds = Math.round((performance.now() - start) / 1000);
    console.info(`${count} histories, seed ${SEED}, ${seconds} s`, world.kinds);
    backend.close();
    vi.unstubAllGlobals();
  }
  expect(count).toBeGreaterThanOrEqual(COUNT);
}, 7_200_000);
