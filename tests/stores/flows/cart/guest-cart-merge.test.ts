import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { hydrateStores } from '@/stores/persistence/hydration';
import { forMany } from '../../../support/for-all';
import { Device } from './guest-merge-model';

/** How often each happens. */
const OF_TABS = { add: 5, write: 2, tell: 4, send: 3, crash: 1, open: 1 };
const OF_CALLS = { arrive: 3, answer: 3, answerPart: 3, lose: 2 };
const kinds = Object.entries({ ...OF_TABS, ...OF_CALLS });
const step = fc.record({
  kind: fc.oneof(...kinds.map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) }))),
  at: fc.nat(5),
  of: fc.nat(2),
  count: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function take(device: Device, { kind, at, of, count }: Step): void {
  const tab = device.tabs[at % Math.max(device.tabs.length, 1)];
  const call = device.calls[at % Math.max(device.calls.length, 1)];
  if (kind === 'open' && device.tabs.length < 3) device.openTab();
  if (tab && kind === 'add') device.add(tab, `p${of}`, count);
  if (tab && kind === 'write') device.write(tab);
  if (tab && kind === 'tell') device.tell(tab);
  if (tab && kind === 'send') device.send(tab);
  if (tab && kind === 'crash') device.crash(tab);
  if (call && kind === 'arrive') device.arrive(call);
  if (call && kind === 'answer') device.answer(call);
  if (call && kind === 'answerPart') device.answerPart(call);
  if (call && kind === 'lose') device.lose(call);
}

const some = (pieces: Record<string, number>) =>
  Object.fromEntries(Object.entries(pieces).filter(([, count]) => count !== 0));

/** More by `npm run test:all -- merges`. */
const ROUNDS = Number(process.env.MERGES ?? 1000);

it('loses and duplicates no line: adds, sign-ins, time-outs, retries, tabs, crashes', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  hydrateStores();
  let sent = 0;
  forMany(ROUNDS)(fc.array(step, { minLength: 3, maxLength: 25 }), (history) => {
    const device = new Device();
    device.openTab();
    device.openTab();
    for (const one of history) take(device, one);
    sent += history.filter(({ kind }) => kind === 'send').length;
    device.settle();
    vi.clearAllTimers();
    expect(some(device.server.cart)).toEqual(some(device.wanted));
    expect(device.left()).toEqual({});
  });
  expect(sent).toBeGreaterThan(ROUNDS / 2);
}, 120_000);
