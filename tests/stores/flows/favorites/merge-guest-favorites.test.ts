import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { hydrateStores } from '@/stores/persistence/hydration';
import { HeartsDevice, type Outcome } from './favorites-model';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  hydrateStores();
});

/** How often each happens. */
const KINDS = Object.entries({ heart: 5, answer: 6, write: 2, handOver: 4, crash: 1, open: 2 });
const step = fc.record({
  kind: fc.oneof(...KINDS.map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) }))),
  at: fc.nat(3),
  of: fc.nat(5),
  outcome: fc.constantFrom<Outcome>('saved', 'saved', 'answer-lost', 'never-arrived'),
});
function openDevice() {
  const device = new HeartsDevice();
  return { device, tab: device.openTab() };
}
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(device: HeartsDevice, one: Step): Promise<void> {
  const tab = device.tabs[one.at % Math.max(device.tabs.length, 1)];
  const call = device.calls[one.at % Math.max(device.calls.length, 1)];
  if (one.kind === 'open' && device.tabs.length < 3) device.openTab();
  if (tab && one.kind === 'heart') device.heart(tab, `p${one.of}`);
  if (tab && one.kind === 'write') device.write(tab);
  if (tab && one.kind === 'handOver') device.handOver(tab);
  if (tab && one.kind === 'crash') device.crash(tab);
  if (call && one.kind === 'answer') await device.answer(call, one.outcome);
}

/** More by `npm run test:all -- merges`. */
const ROUNDS = Number(process.env.MERGES ?? 600);

it('loses, duplicates and leaves behind no favorite: parallel tabs, lost answers, crashes', async () => {
  let answers = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async (history) => {
      const { device } = openDevice();
      device.openTab();
      for (const one of history) {
        const waiting = device.calls.length;
        await take(device, one);
        answers += Number(device.calls.length < waiting);
      }
      await device.settle();
      vi.clearAllTimers();
      expect([...device.saved].sort()).toEqual([...new Set(device.saved)].sort());
      for (const id of device.wanted) expect(device.saved).toContain(id);
      expect(device.held()).toEqual([]);
    }),
    { numRuns: ROUNDS },
  );
  expect(answers).toBeGreaterThan(ROUNDS / 10);
}, 120_000);

it('drops products that are not sold any more, and transfers the rest', async () => {
  const { device, tab } = openDevice();
  for (const id of ['1', '2', '3']) device.heart(tab, id);
  device.write(tab);
  device.notSold.add('2');
  await device.settle();
  // The oldest is sent first, so that the newest stays the newest in the list.
  expect(device.saved).toEqual(['1', '3']);
  expect(device.held()).toEqual([]);
});

it('keeps what the server has not confirmed', async () => {
  const { device, tab } = openDevice();
  for (const id of ['1', '2']) device.heart(tab, id);
  device.write(tab);
  device.handOver(tab);
  const [first] = device.calls;
  if (!first) throw new Error('no call');
  await device.answer(first, 'answer-lost');
  expect(device.saved).toEqual(['1']);
  expect(device.held()).toEqual(['2', '1']);
});
