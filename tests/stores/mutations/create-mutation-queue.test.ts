import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMutationQueue } from '@/stores/mutations/create-mutation-queue';
import { forAllAsync } from '@/tests/support/for-all';

interface Change {
  qty: number;
  isAccepted: boolean;
}

type Outcome = 'saved' | 'replaced' | 'rolled back';

/** A server that answers when the scheduler says so, and the queue that sends changes to it. */
function play(scheduler: fc.Scheduler) {
  /** What the server has, and what the browser knows of it. */
  const [server, known] = [new Map<string, number>(), new Map<string, number>()];
  const running = new Set<string>();
  const sent: Change[] = [];
  const outcomes = new Map<Change, Outcome>();
  let idleCalls = 0;
  /** The server has accepted something since the queue was idle. */
  let hasNews = false;

  async function call(keys: readonly string[], { qty, isAccepted }: Change) {
    for (const key of keys) expect(running).not.toContain(key);
    for (const key of keys) running.add(key);
    await scheduler.schedule(Promise.resolve());
    for (const key of keys) running.delete(key);
    if (!isAccepted) throw new Error('rejected');
    for (const key of keys) server.set(key, qty);
    return () => {
      hasNews = true;
      for (const key of keys) known.set(key, qty);
    };
  }

  const queue = createMutationQueue<Change>({
    send: (change, key) => {
      sent.push(change);
      return call([key], change);
    },
    onIdle: () => {
      expect(queue.getPending().size).toBe(0);
      hasNews = false;
      idleCalls += 1;
    },
  });
  const record = (change: Change, turn: Promise<boolean>) =>
    void turn.then(
      (isSaved) => outcomes.set(change, isSaved ? 'saved' : 'replaced'),
      () => outcomes.set(change, 'rolled back'),
    );
  return {
    queue,
    server,
    known,
    sent,
    outcomes,
    running,
    idleCalls: () => idleCalls,
    hasNews: () => hasNews,
    shown: (key: string) => queue.getPending().get(key)?.qty ?? known.get(key),
    change: (key: string, change: Change) => record(change, queue.enqueue(key, change)),
    changeTogether(keys: readonly string[], change: Change) {
      const all = async () => {
        expect(running.size).toBe(0);
        return call(keys, change);
      };
      record(change, queue.enqueueTogether(new Map(keys.map((key) => [key, change])), all));
    },
  };
}

const KEYS = ['a', 'b', 'c'];
const change = fc.record({ qty: fc.nat(9), isAccepted: fc.boolean() });
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ key: fc.constantFrom(...KEYS), change }) },
  { weight: 1, arbitrary: fc.record({ key: fc.constant(null), change }) },
  { weight: 3, arbitrary: fc.constant('answer' as const) },
);
const steps = fc.array(step, { maxLength: 25 });

type Steps = typeof steps extends fc.Arbitrary<infer S> ? S : never;

async function playSteps(scheduler: fc.Scheduler, all: Steps) {
  const game = play(scheduler);
  const last = new Map<string, Change>();
  for (const one of all) {
    if (one === 'answer') {
      if (scheduler.count() > 0) await scheduler.waitOne();
      continue;
    }
    const own = { ...one.change };
    const keys = one.key === null ? KEYS : [one.key];
    for (const key of keys) last.set(key, own);
    if (one.key === null) game.changeTogether(KEYS, own);
    else game.change(one.key, own);
    for (const key of keys) expect(game.shown(key)).toBe(own.qty);
  }
  return { ...game, last };
}

describe('a mutation queue', () => {
  it('ends with the last value of each key or the server’s, is idle, and tells each caller what became of it', () =>
    forAllAsync(fc.scheduler(), steps, async (scheduler, all) => {
      const game = await playSteps(scheduler, all);
      await scheduler.waitIdle();
      expect(game.queue.getPending().size).toBe(0);
      expect(game.running.size).toBe(0);
      expect(game.known).toEqual(game.server);
      for (const [key, own] of game.last) {
        if (own.isAccepted) expect(game.server.get(key)).toBe(own.qty);
        expect(game.shown(key)).toBe(game.server.get(key));
        expect(game.outcomes.get(own)).toBe(own.isAccepted ? 'saved' : 'rolled back');
      }
      for (const [own, outcome] of game.outcomes) {
        if (outcome !== 'replaced') expect(outcome === 'saved').toBe(own.isAccepted);
      }
      // Also when the last change of several was rejected.
      expect(game.hasNews()).toBe(false);
      const isAnySaved = [...game.outcomes.values()].includes('saved');
      if (!isAnySaved && game.server.size === 0) expect(game.idleCalls()).toBe(0);
    }));

  it('sends nothing more, and ignores late answers, after a reset', () =>
    forAllAsync(fc.scheduler(), steps, async (scheduler, all) => {
      const game = await playSteps(scheduler, all);
      game.queue.reset();
      const [before, count] = [new Map(game.known), game.sent.length];
      expect(game.queue.getPending().size).toBe(0);
      await scheduler.waitIdle();
      expect(game.known).toEqual(before);
      expect(game.sent).toHaveLength(count);
    }));

  it('sends the first and the last of several quick changes, and is idle once', () =>
    forAllAsync(fc.scheduler(), async (scheduler) => {
      const game = play(scheduler);
      for (const qty of [2, 3, 4, 5]) game.change('a', { qty, isAccepted: true });
      await scheduler.waitIdle();
      expect(game.sent.map(({ qty }) => qty)).toEqual([2, 5]);
      expect(game.idleCalls()).toBe(1);
    }));

  it('waits until it is ready, and sends only what is still desired then', async () => {
    const sent: number[] = [];
    const gate = Promise.withResolvers<void>();
    const queue = createMutationQueue<number>({
      send: async (value) => {
        sent.push(value);
        return undefined;
      },
      ready: () => gate.promise,
    });
    const turns = [1, 2, 3].map((value) => queue.enqueue('a', value));
    gate.resolve();
    expect(await Promise.all(turns)).toEqual([false, false, true]);
    expect(sent).toEqual([3]);
  });
});
