import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type PendingChanges,
  resolveChange,
  setPendingChange,
  startSending,
} from '@/lib/domain/cart/pending-changes';

/** A server for one value, which may refuse calls and records them. */
function play(steps: readonly { kind: 'want' | 'work' | 'end'; value: number; isFine: boolean }[]) {
  let wishes: PendingChanges<{ qty: number }> = {};
  let server = 1;
  let underWay: { qty: number } | null = null;
  const calls: number[] = [];
  let last = { qty: server, isFine: true };
  const work = () => {
    const begun = startSending(wishes, 'a');
    if (!begun) return;
    expect(underWay).toBeNull();
    wishes = begun.wishes;
    underWay = begun.value;
    calls.push(begun.value.qty);
  };
  const end = (isFine: boolean) => {
    if (!underWay) return;
    if (isFine) server = underWay.qty;
    last = { qty: underWay.qty, isFine };
    underWay = null;
    wishes = resolveChange(wishes, 'a');
  };
  const shown = () => wishes.a?.desired.qty ?? server;
  for (const { kind, value, isFine } of steps) {
    if (kind === 'want') {
      wishes = setPendingChange(wishes, 'a', { qty: value });
      expect(shown()).toBe(value);
    } else if (kind === 'work') work();
    else end(isFine);
  }
  return {
    finish: (isFine: boolean) => {
      for (let round = 0; round < 4; round++) {
        end(isFine);
        work();
      }
    },
    shown,
    calls,
    server: () => server,
    wishes: () => wishes,
    last: () => last,
  };
}

const step = fc.record({
  kind: fc.constantFrom('want' as const, 'work' as const, 'end' as const),
  value: fc.nat(9),
  isFine: fc.boolean(),
});

it('ends with the last value when the server accepts', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.nat(9), (steps, value) => {
      const wanted = { kind: 'want' as const, value, isFine: true };
      const game = play([...steps, wanted]);
      game.finish(true);
      expect(game.wishes()).toEqual({});
      expect(game.server()).toBe(value);
      expect(game.shown()).toBe(value);
    }),
  );
});

it('ends with the server’s value when it refuses', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const game = play(steps);
      game.finish(false);
      expect(game.wishes()).toEqual({});
      expect(game.shown()).toBe(game.server());
    }),
  );
});

it('sends the first and the last of several quick changes', () => {
  const wanted = (value: number) => ({ kind: 'want' as const, value, isFine: true });
  const work = { kind: 'work' as const, value: 0, isFine: true };
  const game = play([wanted(2), work, wanted(3), work, wanted(4), work, wanted(5)]);
  game.finish(true);
  expect(game.calls).toEqual([2, 5]);
});
